import type { Path } from './coveringPaths';
import { type Difference, differenceText } from './differences';
import { type Model, outcomeOf } from './model';

/** A path that its machine or its model does not allow: where, what was expected, and what was received. */
export class PathError extends Error {}

/**
 * The message of a path that failed at its last step, the same in all tests and in the stepper: what differs, key by key;
 * a path to it; and its address in the stepper.
 * @param shortest steps that were replayed and failed as well.
 */
export function failureText(
  model: Model,
  { scenario, steps }: Path,
  differences: readonly Difference[] = [],
  shortest?: readonly string[],
): string {
  const name = model.machine.id;
  const shown = shortest ?? steps;
  const last = steps.at(-1);
  const before = steps
    .slice(0, -1)
    .reduce<string>(
      (state, step) => outcomeOf(model, state, step)?.to ?? state,
      model.scenarios[scenario]?.starts ?? '',
    );
  return [
    `${name}, ${scenario}: ${last === undefined ? 'the start' : `step ${steps.length}, "${last}" in "${before}"`}`,
    ...differences.map(differenceText),
    `${shortest ? 'Shortest path' : 'Path'}: ${shown.length > 0 ? shown.join(' › ') : 'none, at the start'}`,
    `Stepper: /workbench${addressOf(name, scenario, shown)}`,
  ].join('\n');
}

/** Query of the stepper's address. */
export function addressOf(machine: string, scenario: string, steps: readonly string[]): string {
  return `?${new URLSearchParams([
    ['machine', machine],
    ['scenario', scenario],
    ...steps.map((step) => ['step', step]),
  ])}`;
}
