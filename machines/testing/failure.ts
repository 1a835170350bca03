import { type Path, shortestPath } from './coveringPaths';
import { type Difference, differenceText } from './differences';
import { type Model, outcomeOf } from './model';

/** A path that its machine or its model does not allow: where, what was expected, and what was received. */
export class PathError extends Error {}

/** The differences at the start of a path and after each step. */
export type Found = readonly (readonly Difference[])[];

/**
 * The message of a failed path, the same in all tests and in the stepper: what differs first, key by key, after which
 * step; how many later steps differ, compared as if that step had succeeded; a path to it; and its address in the
 * stepper. Without differences in `found`, the message is about the last step.
 * @param shortest steps that were replayed and failed as well; without them, the message has the path that failed.
 */
export function failureText(
  model: Model,
  path: Path,
  found: Found,
  shortest?: readonly string[],
): string {
  const { scenario, steps } = path;
  const name = model.machine.id;
  const at = failedAt(path, found);
  const shown = shortest ?? steps.slice(0, at);
  const last = at > 0 ? steps[at - 1] : undefined;
  const where =
    last === undefined ? 'the start' : `step ${at}, "${last}" in "${stateBefore(model, path, at)}"`;
  const later = found.slice(at + 1);
  const failed = later.filter(({ length }) => length > 0);
  return [
    `${name}, ${scenario}: ${where}`,
    ...(found[at] ?? []).map(differenceText),
    ...(later.length > 0 ? [`Later steps: ${failed.length} of ${later.length} differ too`] : []),
    `${shortest ? 'Shortest path' : 'Path'}: ${shown.length > 0 ? shown.join(' › ') : 'none, at the start'}`,
    `Stepper: /workbench${addressOf(name, scenario, shown)}`,
  ].join('\n');
}

/** The shortest path to the state in which a path failed, and the step that failed. It may pass: replay it first. */
export function shortestFailure(model: Model, path: Path, found: Found): Path {
  const { scenario, steps } = path;
  const at = failedAt(path, found);
  const last = steps.slice(at - 1, at);
  const before = stateBefore(model, path, at);
  return { scenario, steps: at > 0 ? [...shortestPath(model, scenario, before), ...last] : [] };
}

/** Query of the stepper's address. */
export function addressOf(machine: string, scenario: string, steps: readonly string[]): string {
  return `?${new URLSearchParams([
    ['machine', machine],
    ['scenario', scenario],
    ...steps.map((step) => ['step', step]),
  ])}`;
}

/** Number of the step that failed, from 1; 0 for the start. */
function failedAt({ steps }: Path, found: Found): number {
  const first = found.findIndex(({ length }) => length > 0);
  return first < 0 ? steps.length : first;
}

/** State of the table before a step, by its number from 1. */
function stateBefore(model: Model, { scenario, steps }: Path, at: number): string {
  const start = model.scenarios[scenario]?.starts ?? '';
  return steps
    .slice(0, Math.max(0, at - 1))
    .reduce((state, step) => outcomeOf(model, scenario, state, step)?.to ?? state, start);
}
