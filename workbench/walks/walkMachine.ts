import type { AnyStateMachine, InspectionEvent } from 'xstate';
import type { Model } from '../../machines/defineModel';
import type { Way } from './coveringWalks';
import type { Difference } from './differences';
import { failureText, PathError } from './failure';
import { createHarness } from './machineHarness';
import { createManualClock } from './manualClock';
import type { PendingRequest } from './ports';
import { look, takeStep } from './takeStep';
import { transitionId } from './transitions';
import { transitionsIn } from './xstate5';

/** Time that a state without timers is observed, in ms. */
export const anHour = 3_600_000;

/**
 * Takes a path with a machine alone on a simulated clock, and verifies each step; `machine` may replace the model's.
 * Returns the transitions of its start and of each step.
 * @throws {PathError} with the first step that differs from the model, and the number of later ones.
 */
export async function walkMachine(
  model: Model,
  { scenario, steps }: Way,
  machine: AnyStateMachine = model.machine,
): Promise<readonly (readonly string[])[]> {
  const taken: string[][] = [[]];
  const environment = {
    clock: createManualClock(false),
    pendingRequests: new Set<PendingRequest>(),
  };
  const inspect = (event: InspectionEvent) => {
    const own = transitionsIn(event).filter(({ source }) => source.machine.id === machine.id);
    taken.at(-1)?.push(...own.flatMap((transition) => transitionId(transition) ?? []));
  };
  const subject = createHarness(model, scenario, environment, inspect, machine);
  const found: (readonly Difference[])[] = [];
  const withRest = (state: string, differences: readonly Difference[]) => {
    // After a difference an hour would lead the machine further away.
    if (differences.length > 0 || hasTimer(model, state)) return differences;
    subject.clock.increment(anHour);
    return look(subject, { to: state, emits: [] }, 'an hour later: ');
  };
  try {
    let { starts: state = '', emits = [] } = model.scenarios[scenario] ?? {};
    found.push(withRest(state, look(subject, { to: state, emits })));
    for (const step of steps) {
      taken.push([]);
      const { to, differences } = await takeStep(
        { subject, state, since: subject.clock.now() },
        step,
      );
      state = to;
      found.push(withRest(to, differences));
    }
  } finally {
    subject.end();
  }
  if (found.some(({ length }) => length > 0))
    throw new PathError(failureText(model, { scenario, steps }, found));
  return taken;
}

/** True if time changes a state of the table. */
export function hasTimer({ states, steps }: Model, state: string): boolean {
  return Object.keys(states[state]?.on ?? {}).some((step) => 'wait' in (steps[step] ?? {}));
}
