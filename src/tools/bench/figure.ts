import type { Summary } from './statistics';

/** `ratio` is ours divided by the control; `kB` are 1,000 bytes, as brotli sends them where they are text. */
export type Unit = 'ms' | 'kB' | 'MB' | 'ratio' | 'score' | 'count' | 'per second' | 'GB';

/** What a figure is about: the order of the report. */
export const subjects = [
  'First load',
  'Start',
  'First press',
  'Links',
  'Bytes',
  'Answers',
  'Layout shift',
  'Long list',
  'Memory',
  'Build',
  'Serving',
] as const;

type Subject = (typeof subjects)[number];

/** Whether visits are counted: `null` where that makes no difference. */
export type Counting = 'without id' | 'with id' | null;

/** What the figure should be: at the most, or at the least. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** One thing that was measured. */
export interface Figure {
  readonly subject: Subject;
  /** Names it within its subject; with `counting` the same from run to run. */
  readonly name: string;
  readonly counting: Counting;
  readonly unit: Unit;
  readonly ours: Summary;
  /** The same measured on the control in the same run; `what` says what the control is. */
  readonly control?: Summary & { readonly what: string };
  readonly goal?: Goal;
  /** What the reader should know of it: of a worst one, which. */
  readonly note?: string;
  /** One of many alike, of which another figure tells the worst. */
  readonly isDetail?: boolean;
}

/** What names a figure from run to run. */
export function keyOf({ subject, name, counting }: Figure): string {
  return [subject, name, counting].filter(Boolean).join(', ');
}

/** Whether the median keeps to the goal; `undefined` where there is none. */
export function isMet({ ours, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return 'atMost' in goal ? ours.median <= goal.atMost : ours.median >= goal.atLeast;
}

/** The greatest (or, of a score, the least) of figures that are alike, under a name of its own; its note says which. */
export function worstOf(name: string, figures: readonly Figure[]): Figure {
  const [first, ...others] = figures;
  if (!first) throw new Error(`there is no figure of which ${name} could be the worst`);
  const isWorse = (one: Figure, other: Figure) =>
    one.unit === 'score'
      ? one.ours.median < other.ours.median
      : one.ours.median > other.ours.median;
  const worst = others.reduce((found, one) => (isWorse(one, found) ? one : found), first);
  const { isDetail: _, ...rest } = worst;
  return { ...rest, name, note: worst.name.split(', ').at(-1) ?? worst.name };
}
