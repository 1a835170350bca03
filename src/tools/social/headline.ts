/** Words broken into lines, and the type that they are set in. */
export interface Headline {
  readonly lines: readonly string[];
  /** Size of the type, in px. */
  readonly size: number;
}

export interface HeadlineRoom {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** From baseline to baseline, in em. */
  readonly leading: number;
}

/** The sizes that a poster's words come in, in px, large to small. */
export const headlineSizes = [168, 150, 134, 120, 108, 98, 90, 82, 74, 66, 58, 50] as const;

const mostLines = 3;
const smallest = headlineSizes.at(-1) ?? 0;

/**
 * Sets words as large as they look well: few lines, alike in length, broken where the words pause, and
 * no word alone under longer lines. Words that do not fit become a step smaller; three lines are the most.
 * @param parts lines that stay as they are; a single one is broken as it fits.
 * @param widthOf the width of a line, in em.
 * @throws Error that says how wide the words are in the smallest type, and how wide they may be.
 */
export function headlineIn(
  room: HeadlineRoom,
  parts: readonly string[],
  widthOf: (line: string) => number,
): Headline {
  const ways = parts.length > 1 ? [parts] : splitsOf(parts.join(' ').split(' '), mostLines);
  const settings = ways.map((lines) => ({ lines, widths: lines.map(widthOf) }));
  const fitting = settings.flatMap(({ lines, widths }) => {
    const size = headlineSizes.find((one) => fits(one, widths, room));
    return size === undefined ? [] : [{ lines, size, worth: size - flaws(lines, widths) }];
  });
  const [best] = fitting.sort((one, other) => other.worth - one.worth);
  if (best) return { lines: best.lines, size: best.size };
  const narrowest = Math.min(...settings.map(({ widths }) => Math.max(...widths)));
  throw new Error(
    `“${parts.join(' ')}” is too long for a picture to share: ${Math.ceil(narrowest * smallest)} px wide in its smallest type, where ${Math.floor(room.width)} are free`,
  );
}

function fits(size: number, widths: readonly number[], { width, height, leading }: HeadlineRoom) {
  return (
    Math.max(...widths) * size <= width && (leading * (widths.length - 1) + 1) * size <= height
  );
}

/** Every way to break words into at most so many lines. */
function splitsOf(words: readonly string[], most: number): readonly (readonly string[])[] {
  const whole = [words.join(' ')];
  if (most === 1) return [whole];
  const broken = words.slice(1).flatMap((_, index) => {
    const line = words.slice(0, index + 1).join(' ');
    return splitsOf(words.slice(index + 1), most - 1).map((rest) => [line, ...rest]);
  });
  return [whole, ...broken];
}

/** What the look of a break costs, in px of type. */
function flaws(lines: readonly string[], widths: readonly number[]): number {
  const raggedness = 1 - Math.min(...widths) / Math.max(...widths);
  const runsOn = lines.length > 1 && lines.some((line) => /[,:;.–] /.test(line));
  // Two words may stand above each other; in any other case one alone is the last resort.
  const isAlone = lines.length > 1 && lines.join(' ').split(' ').length > 2 && isWord(lines.at(-1));
  return 8 * lines.length + 60 * raggedness ** 2 + (runsOn ? 40 : 0) + (isAlone ? 1000 : 0);
}

function isWord(line = ''): boolean {
  return !line.includes(' ');
}
