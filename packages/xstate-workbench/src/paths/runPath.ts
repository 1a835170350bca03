import type { AnyStateMachine, InspectionEvent } from 'xstate';
import type { Model } from '../model/model';
import type { Path } from './coveringPaths';
import type { Difference } from './differences';
import { type Found, failureText, PathError, shortestFailure } from './failure';
import { createHarness } from './machineHarness';
import { createManualClock } from './manualClock';
import type { PendingRequest } from './ports';
import { look, takeStep } from './takeStep';
import { transitionId } from './transitions';
import { transitionsIn } from './xstate5';

/** Time that a state without timers is observed, in ms. */
export const anHour = 3_600_000;

/** Result of a path that conforms to its model. */
export interface Report {
  /** Ids of the transitions of the start and of each step. */
  readonly taken: readonly (readonly string[])[];
}

/**
 * Takes a path with a machine alone on a simulated clock, and verifies each step; `machine` may replace the model's.
 * @throws {PathError} with the first step that differs from the model, the number of later ones, and the shortest path
 * that fails as well.
 * @example
 * await runPath(toastModel, { scenario: 'in an active window', steps: ['five seconds pass'] });
 */
export async function runPath(
  model: Model,
  path: Path,
  machine: AnyStateMachine = model.machine,
): Promise<Report> {
  const { taken, found } = await takePath(model, path, machine);
  if (!differs(found)) return { taken };
  const shortest = await provenShortest(model, path, found, machine);
  throw new PathError(failureText(model, path, found, shortest));
}

/** Steps of the shortest path to a failure, if they fail on the machine alone as well. */
export async function provenShortest(
  model: Model,
  path: Path,
  found: Found,
  machine: AnyStateMachine = model.machine,
): Promise<readonly string[] | undefined> {
  const shortest = shortestFailure(model, path, found);
  const again = await takePath(model, shortest, machine);
  return differs(again.found) ? shortest.steps : undefined;
}

/** True if a path differs from its model anywhere. */
export function differs(found: Found): boolean {
  return found.some(({ length }) => length > 0);
}

async function takePath(model: Model, { scenario, steps }: Path, machine: AnyStateMachine) {
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
  return { taken, found };
}

/** True if time changes a state of the table. */
export function hasTimer({ states, steps }: Model, state: string): boolean {
  return Object.keys(states[state]?.on ?? {}).some((step) => 'wait' in (steps[step] ?? {}));
}
