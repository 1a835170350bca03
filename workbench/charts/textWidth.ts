/** Style of a text. The names are CSS classes of the drawing. */
export type Look = 'name' | 'note' | 'keyword' | 'event' | 'guard' | 'action';

export interface Font {
  readonly family: 'sans' | 'mono';
  /** In px. */
  readonly size: number;
  readonly isBold: boolean;
}

const code: Font = { family: 'mono', size: 12, isBold: false };

export const fonts: Readonly<Record<Look, Font>> = {
  name: { family: 'sans', size: 15, isBold: true },
  note: { family: 'sans', size: 13, isBold: false },
  keyword: code,
  event: { ...code, isBold: true },
  guard: code,
  action: code,
};

/**
 * Maximum rendered width of a text, in px. Monospaced faces have similar widths; for sans-serif the table has DejaVu
 * Sans, the widest fallback.
 */
export function textWidth(text: string, look: Look): number {
  const { family, size, isBold } = fonts[look];
  const characters = [...text];
  if (family === 'mono') return characters.length * size * 0.605;
  const width = characters.reduce((sum, character) => sum + characterWidth(character), 0);
  return width * size * (isBold ? 1.15 : 1);
}

/** In em. */
function characterWidth(character: string): number {
  const row = widths.find(([characters]) => characters.includes(character));
  return row ? row[1] : 0.65;
}

const widths = [
  ["ijlIJ',. ", 0.31],
  ['frt-()[]/|:;!', 0.4],
  ['csvxyzkLF?_*"', 0.59],
  ['wHNDGOQC&#+<=>', 0.84],
  ['mMW@%—', 1],
] as const;
