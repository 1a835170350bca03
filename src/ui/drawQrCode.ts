import { encode } from 'uqr';

/** A QR code for drawing: dark modules as strokes of one unit, in a square with its quiet zone. */
export interface DrawnCode {
  /** The `d` of an SVG path without a fill. */
  readonly path: string;
  /** Side in modules, including the quiet zone. */
  readonly size: number;
}

/** Quiet zone in modules. Source: ISO/IEC 18004, 9.1. */
const quietZone = 4;

/** Mask patterns. Readers accept all eight; choosing the best takes ten times as long as the rest. */
const masks = { best: -1, any: 2 } as const;

/** Draws text as a QR code with 15% error correction. Text that is being typed uses a fixed mask. */
export function drawQrCode(text: string, mask: keyof typeof masks = 'best'): DrawnCode {
  const { data, size } = encode(text, {
    ecc: 'M',
    boostEcc: false,
    border: quietZone,
    maskPattern: masks[mask],
  });
  return { size, path: data.map(lineOf).join('') };
}

/** Dark runs of a row as strokes along its center. */
function lineOf(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? '1' : '0')).join('');
  const [, margin = '', runs = ''] = /^(0*)(.*?)0*$/.exec(modules) ?? [];
  const line = runs.replace(/1+|0+/g, (run) =>
    run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`,
  );
  return line && `M${margin.length} ${y + 0.5}${line}`;
}
