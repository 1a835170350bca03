import { type Model, outcomeOf } from '../../machines/defineModel';
import { shortestWay } from './coveringWalks';
import type { Difference } from './differences';
import { plainText } from './plainText';

/** Steps from the start of a scenario. */
interface Way {
  readonly scenario: string;
  readonly steps: readonly string[];
}

/**
 * The message of a failed path, the same in all tests and in the workbench: what differs, key by key, after which
 * step; the shortest path to it; and the address of that step in the workbench.
 */
export function failureText(
  model: Model,
  { scenario, steps }: Way,
  differences: readonly Difference[],
): string {
  const name = model.machine.id;
  const before = steps
    .slice(0, -1)
    .reduce(
      (state, step) => outcomeOf(model, scenario, state, step)?.to ?? state,
      model.scenarios[scenario]?.starts ?? '',
    );
  const last = steps.at(-1);
  const way = shortestWay(model, scenario, before) ?? [];
  const shortest = last === undefined ? [] : [...way, last];
  const where = last === undefined ? 'the start' : `step ${steps.length}, "${last}" in "${before}"`;
  return [
    `${name}, ${scenario}: ${where}`,
    ...differences.map(differenceText),
    `Shortest path: ${shortest.length > 0 ? shortest.join(' › ') : 'none, at the start'}`,
    `Workbench: /workbench?${new URLSearchParams([
      ['machine', name],
      ['scenario', scenario],
      ...shortest.map((step) => ['did', step]),
    ])}`,
  ].join('\n');
}

/** `projection.isVisible: expected true, found false`. */
export function differenceText({ key, expected, found }: Difference): string {
  return `${key}: expected ${plainText(expected, 0)}, found ${plainText(found, 0)}`;
}
