import type { AnyStateMachine } from 'xstate';
import type { Model } from '../../machines/defineModel';
import type { Walk } from './coveringWalks';
import type { Difference } from './differences';
import { failureText } from './failure';
import { createHarness, PathError } from './machineHarness';
import { look, type Standing, takeStep } from './takeStep';

/** Time that a state without timers is observed, in ms. */
export const anHour = 3_600_000;

/**
 * Takes a path with a machine alone on a simulated clock, and verifies each step; `machine` may replace the model's.
 * Returns the transitions of its start and of each move.
 * @throws {PathError} at the first difference from the model.
 */
export async function walkMachine(
  model: Model,
  { scenario, moves }: Walk,
  machine: AnyStateMachine = model.machine,
): Promise<readonly (readonly string[])[]> {
  const start = model.scenarios[scenario];
  if (!start) throw new Error(`${model.machine.id}: there is no scenario "${scenario}"`);
  const harness = createHarness(model, start, machine);
  const subject = { model, scenario, harness };
  let steps: readonly string[] = [];
  const check = (differences: readonly Difference[]) => {
    if (differences.length > 0)
      throw new PathError(failureText(model, { scenario, steps }, differences));
  };
  const rest = ({ state }: Standing) => {
    if (hasTimer(model, state)) return;
    harness.clock.increment(anHour);
    check(look(subject, { to: state, emits: [] }, 'an hour later: '));
  };
  try {
    let standing: Standing = { subject, state: start.starts, since: 0 };
    check(look(subject, { to: start.starts, emits: start.emits ?? [] }));
    rest(standing);
    const taken = [harness.taken()];
    for (const { step } of moves) {
      steps = [...steps, step];
      standing = { ...standing, since: harness.clock.now() };
      const { to, differences } = await takeStep(standing, step);
      check(differences);
      standing = { ...standing, state: to };
      rest(standing);
      taken.push(harness.taken());
    }
    return taken;
  } finally {
    harness.end();
  }
}

/** True if time changes a state of the table. */
export function hasTimer({ states, steps }: Model, state: string): boolean {
  return Object.keys(states[state]?.on ?? {}).some((step) => 'wait' in (steps[step] ?? {}));
}
