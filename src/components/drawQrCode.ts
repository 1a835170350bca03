import { encode } from 'uqr';

/** Light modules around the code that readers need. Source: ISO/IEC 18004, 9.1. */
const quietZone = 4;

/** The masks: any of the eight can be read; to find the one that reads best takes ten times as long as the rest. */
const masks = { best: -1, any: 2 } as const;

/**
 * Draws a text as a QR code that still reads with 15% of it covered: dark modules as lines, one unit wide, in a
 * square of so many modules. A text that is just being typed takes any mask.
 */
export function drawQrCode(
  text: string,
  mask: keyof typeof masks = 'best',
): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, {
    ecc: 'M',
    boostEcc: false,
    border: quietZone,
    maskPattern: masks[mask],
  });
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
