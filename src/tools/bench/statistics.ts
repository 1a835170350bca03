/** Several measurements of one thing, in its unit. */
export interface Summary {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** How many were taken. */
  readonly count: number;
}

/** The middle value; of an even number of values the upper of the two. */
export function median(values: readonly number[]): number {
  return sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * The middle, the least and the greatest of the values.
 * @throws where there is none, or one that is no number: nothing was measured.
 */
export function summarize(values: readonly number[]): Summary {
  const [low] = sorted(values);
  const high = sorted(values).at(-1);
  if (low === undefined || high === undefined || !values.every(Number.isFinite)) {
    throw new Error(`expected measured numbers, got [${values.join(', ')}]`);
  }
  return { median: median(values), low, high, count: values.length };
}

/** A value that is counted, and so is the same each time. */
export function exactly(value: number): Summary {
  return summarize([value]);
}

/** Each value divided by the one of the same round: what slowed one round slowed both. */
export function ratios(values: readonly number[], controls: readonly number[]): number[] {
  if (values.length !== controls.length) {
    throw new Error(`${values.length} values cannot be held against ${controls.length} controls`);
  }
  return values.map((value, round) => value / (controls[round] ?? Number.NaN));
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}
