import { encode } from 'uqr';
import type { QrCode, QrCodes } from '../../content/qrCode';
import type { Settings } from '../../settings/settingsSchema';

/** The codes that lead to the site's own addresses, one for each language. */
export function qrCodesOf({ origin }: Pick<Settings, 'origin'>): QrCodes {
  return { en: qrCode(origin.en), he: qrCode(origin.he) };
}

/** Light modules around the code that readers need. Source: ISO/IEC 18004, 9.1. */
const quietZone = 4;

function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: quietZone });
  return { size, path: data.flatMap(runsOf).join('') };
}

/** Each run of dark modules in a row as one rectangle. */
function runsOf(row: readonly boolean[], y: number): readonly string[] {
  const modules = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...modules.matchAll(/1+/g)].map(
    ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  );
}
