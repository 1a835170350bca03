import { type Model, outcomeOf } from '../../machines/defineModel';
import { shortestWay, type Way } from './coveringWalks';
import type { Difference } from './differences';
import { plainText } from './plainText';

/** A path that its machine or its model does not allow: where, what was expected, and what was received. */
export class PathError extends Error {}

/**
 * The message of a failed path, the same in all tests and in the workbench: what differs first, key by key, after which
 * step; how many later steps differ, compared as if that step had succeeded; the shortest path to it; and its address
 * in the workbench. `found` has the differences at the start and after each step; without any, the message is about the
 * last step.
 */
export function failureText(
  model: Model,
  { scenario, steps }: Way,
  found: readonly (readonly Difference[])[],
): string {
  const name = model.machine.id;
  const first = found.findIndex(({ length }) => length > 0);
  const at = first < 0 ? steps.length : first;
  const before = steps
    .slice(0, at - 1)
    .reduce(
      (state, step) => outcomeOf(model, scenario, state, step)?.to ?? state,
      model.scenarios[scenario]?.starts ?? '',
    );
  const last = at > 0 ? steps[at - 1] : undefined;
  const shortest = last === undefined ? [] : [...shortestWay(model, scenario, before), last];
  const where = last === undefined ? 'the start' : `step ${at}, "${last}" in "${before}"`;
  const later = found.slice(at + 1);
  const failed = later.filter(({ length }) => length > 0);
  return [
    `${name}, ${scenario}: ${where}`,
    ...(found[at] ?? []).map(differenceText),
    ...(later.length > 0 ? [`Later steps: ${failed.length} of ${later.length} differ too`] : []),
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
