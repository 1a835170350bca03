/** One or more words that are never broken across lines. */
export interface Run {
  readonly text: string;
  readonly look: Look;
}

export interface Line {
  readonly runs: readonly Run[];
  /** Indentation, in px. */
  readonly indent: number;
}

/** Lines that belong together, such as a description. */
export interface TextBlock {
  readonly lines: readonly Line[];
  readonly transition?: string;
}

/** In px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Line height, in px. */
export const lineHeight = 17;

/** Space between blocks, in px. */
const blockGap = 4;

/** Padding of states and labels, in px. */
export const stateInset = { x: 12, y: 10 } as const;
export const labelInset = { x: 6, y: 4 } as const;

/** Breaks runs into lines of at most `width` px; a longer run has a line of its own. */
export function wrapped(runs: readonly Run[], width: number, hangingIndent = 0): readonly Line[] {
  const lines: Line[] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    const longer = last && { ...last, runs: [...last.runs, run] };
    if (longer && lineWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push({ runs: [run], indent: last ? hangingIndent : 0 });
  }
  return lines;
}

/** Balances runs over the minimum number of lines of `width` px. */
export function balanced(runs: readonly Run[], width: number): readonly Line[] {
  const lines = wrapped(runs, width);
  const fitsNarrower = width > 10 && wrapped(runs, width - 10).length === lines.length;
  return fitsNarrower ? balanced(runs, width - 10) : lines;
}

/** Words of a text as runs. */
export function words(text: string, look: Look): readonly Run[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word, look }));
}

/** Size of stacked blocks, in px. */
export function sizeOf(blocks: readonly TextBlock[]): Size {
  const lines = blocks.flatMap((block) => block.lines);
  return {
    width: Math.ceil(Math.max(0, ...lines.map(lineWidth))),
    height: lines.length * lineHeight + (blocks.length - 1) * blockGap,
  };
}

/** Size of stacked blocks with padding, in px. */
export function sizeAround(blocks: readonly TextBlock[], inset: { x: number; y: number }): Size {
  const { width, height } = sizeOf(blocks);
  return { width: width + 2 * inset.x, height: height + 2 * inset.y };
}

/** Distance of each block from the top of the first, in px. */
export function topsOf(blocks: readonly TextBlock[]): readonly number[] {
  return blocks.map((_, index) => (index ? sizeOf(blocks.slice(0, index)).height + blockGap : 0));
}

function lineWidth({ runs, indent }: Line): number {
  const spaced = runs.map(({ text, look }, index) => textWidth(index ? ` ${text}` : text, look));
  return spaced.reduce((sum, width) => sum + width, indent);
}

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
