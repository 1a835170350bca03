import type { Figure } from './figure';
import { keyOf } from './figure';

/** One run of the bench, as `bench/latest.json` holds it. */
export interface Results {
  /** ISO 8601. */
  readonly at: string;
  /** Of the commit that was measured; `+` where files were changed since. */
  readonly commit: string;
  readonly isQuick: boolean;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly figures: readonly Figure[];
  /** What was left out, and why. */
  readonly skipped: readonly string[];
  readonly starts?: readonly StartTrace[];
}

/** The longer tasks of one start. */
export interface StartTrace {
  /** The page, and whether visits are counted. */
  readonly of: string;
  /** As `taskLines` writes them. */
  readonly lines: readonly string[];
}

/** How a figure differs from the one before. */
export type Change = 'new' | 'same' | 'better' | 'worse';

/** How far a median goes by itself between two runs of a machine, as a share of it. */
const noise = 0.1;

/**
 * Holds a figure against an earlier run. Where both spreads overlap, or the medians are nearer than a tenth,
 * nothing can be told: `same`. What is counted is the same only when it is equal.
 */
export function changeSince(figure: Figure, before: Results | undefined): Change {
  const earlier = medianBefore(figure, before);
  if (!earlier) return 'new';
  const { ours, unit } = figure;
  const isCounted = ours.count === 1 && earlier.count === 1 && unit === 'kB';
  const isApart = isCounted
    ? ours.median !== earlier.median
    : Math.abs(ours.median - earlier.median) > noise * Math.abs(earlier.median) &&
      (ours.low > earlier.high || ours.high < earlier.low);
  if (!isApart) return 'same';
  const isMoreBetter = unit === 'score' || unit === 'per second';
  return ours.median > earlier.median === isMoreBetter ? 'better' : 'worse';
}

/** What the same figure was in an earlier run. */
export function medianBefore(figure: Figure, before: Results | undefined) {
  return before?.figures.find((one) => keyOf(one) === keyOf(figure))?.ours;
}
