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
  return { size, path: data.map(lineOf).join('') };
}

/** A row's runs of dark modules, drawn along its middle. */
function lineOf(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? '1' : '0')).join('');
  const [, margin = '', runs = ''] = /^(0*)(.*?)0*$/.exec(modules) ?? [];
  const line = runs.replace(/1+|0+/g, (run) =>
    run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`,
  );
  return line && `M${margin.length} ${y + 0.5}${line}`;
}
