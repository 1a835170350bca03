import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Model, type Outcome, outcomeOf, type Step } from '../../machines/defineModel';
import type { Walk } from '../../workbench/walks/coveringWalks';
import { differencesFrom } from '../../workbench/walks/differences';
import {
  createHarness,
  type MachineHarness,
  PathError,
} from '../../workbench/walks/machineHarness';

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
  const starts = model.scenarios[scenario];
  if (!starts) throw new Error(`${model.machine.id}: there is no scenario "${scenario}"`);
  const harness = createHarness(model, starts, machine);
  try {
    check(model, harness, 'the start', { to: starts.starts, emits: starts.emits ?? [] });
    rest(model, harness, starts.starts);
    const taken = [harness.taken()];
    for (const [index, { state, step }] of moves.entries()) {
      const what = model.steps[step];
      if (!what) throw new Error(`${model.machine.id}: there is no step "${step}"`);
      const outcome = outcomeOf(model, scenario, state, step) ?? { to: state, emits: [] };
      const where = `step ${index + 1}, "${step}" in "${state}"`;
      await take(model, harness, what, state, where);
      check(model, harness, where, outcome);
      rest(model, harness, outcome.to);
      taken.push(harness.taken());
    }
    return taken;
  } finally {
    harness.end();
  }
}

async function take(
  model: Model,
  harness: MachineHarness,
  step: Step,
  state: string,
  where: string,
) {
  if ('events' in step) for (const event of step.events) harness.actor.send(event);
  else if ('wait' in step) {
    harness.clock.increment(step.wait - 1);
    check(model, harness, `${where}, 1 ms too early`, { to: state, emits: [] });
    harness.clock.increment(1);
  } else await harness.answer(step);
}

/** True if time changes a state of the table. */
export function hasTimer({ states, steps }: Model, state: string): boolean {
  return Object.keys(states[state]?.on ?? {}).some((step) => 'wait' in (steps[step] ?? {}));
}

function rest(model: Model, harness: MachineHarness, state: string): void {
  if (hasTimer(model, state)) return;
  harness.clock.increment(anHour);
  check(model, harness, `an hour after "${state}"`, { to: state, emits: [] });
}

function check(
  model: Model,
  harness: MachineHarness,
  where: string,
  outcome: Outcome<string>,
): void {
  const snapshot: AnyMachineSnapshot = harness.actor.getSnapshot();
  if (snapshot.status === 'error') throw new PathError(`${where}: ${snapshot.error}`);
  const found = { snapshot, pending: harness.pending(), emitted: harness.takeEmitted() };
  const [first] = differencesFrom(model, outcome, found);
  if (!first) return;
  throw new PathError(
    `${where}: ${first.what}\n  expected ${JSON.stringify(first.expected)}\n  found    ${JSON.stringify(first.found)}`,
  );
}
