import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromCallback,
  SimulatedClock,
} from 'xstate';
import { type Path, shortestPath } from './coveringPaths';
import { type Difference, differencesBetween } from './differences';
import { failureText, PathError } from './failure';
import { type Model, outcomeOf, type Step } from './model';
import { strayDifferences } from './strayEvents';
import { transitionId, transitionsIn } from './transitions';
import { waitingIn, withWaitingActors } from './waitingActors';

/** Time that a state without timers is observed, in ms. */
export const anHour = 3_600_000;

/** What a path did with a machine: first its start, then each step. */
export interface Walk {
  /** States of the table. */
  readonly states: readonly string[];
  /** Ids of transitions. */
  readonly taken: readonly (readonly string[])[];
  /** Differences from the table. */
  readonly found: readonly (readonly Difference[])[];
  /** At the end. */
  readonly snapshot: AnyMachineSnapshot;
}

/** One machine in a scenario. */
interface Run {
  readonly model: Model;
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  /** Emitted since they were compared last. */
  readonly emitted: AnyEventObject[];
  /** States in which unlisted events were tried: once is enough. */
  readonly tried: Set<string>;
  /** State of the table, and the time in ms at which it was entered. */
  state: string;
  since: number;
}

/**
 * Takes a path with a machine alone on a simulated clock.
 * @throws {PathError} with the first step that differs from the model, and the shortest path that fails as well.
 * @example
 * runPath(toastModel, { scenario: 'in an active window', steps: ['five seconds pass'] });
 */
export function runPath(model: Model, path: Path): Walk {
  const { scenario, steps } = path;
  const walk = takePath(model, path, true);
  const failed = walk.found.findIndex(({ length }) => length > 0);
  if (failed < 0) return walk;
  const before = walk.states[failed - 1];
  const wayThere = before === undefined ? [] : shortestPath(model, scenario, before);
  const shortest = [...wayThere, ...steps.slice(failed - 1, failed)];
  const isProven = takePath(model, { scenario, steps: shortest }).found.flat().length > 0;
  const taken = { scenario, steps: steps.slice(0, failed) };
  throw new PathError(
    failureText(model, taken, walk.found[failed], isProven ? shortest : undefined),
  );
}

/** Takes every step of a path, also after a difference. The step `4999 ms pass` waits for that long. */
export function takePath(model: Model, { scenario, steps }: Path, stopsAtDifference = false): Walk {
  const { machine, scenarios } = model;
  const start = scenarios[scenario];
  if (!start) throw new PathError(`${machine.id} has no scenario "${scenario}"`);
  const taken: string[][] = [[]];
  const emitted: AnyEventObject[] = [];
  const listener = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => emitted.push(event))),
  ).start();
  const clock = new SimulatedClock();
  const world = { now: () => clock.now(), listener };
  const actor = createActor(withWaitingActors(machine), {
    clock,
    input: typeof start.input === 'function' ? start.input(world) : start.input,
    inspect(event) {
      for (const transition of transitionsIn(event))
        if (transition.source.machine.id === machine.id)
          taken.at(-1)?.push(...[transitionId(transition) ?? []].flat());
    },
  });
  actor.on('*', (event) => emitted.push(event));
  // Errors are found in the snapshot; none may be thrown later.
  actor.subscribe({ error: () => {} });
  actor.start();
  const state = start.starts;
  const run: Run = { model, actor, clock, emitted, tried: new Set(), state, since: 0 };
  const states = [state];
  const found = [withRest(run, look(run))];
  for (const step of steps) {
    taken.push([]);
    const differences = takeStep(run, step);
    states.push(run.state);
    found.push(withRest(run, differences));
    if (stopsAtDifference && found.at(-1)?.length) break;
  }
  const walk = { states, taken, found, snapshot: actor.getSnapshot() };
  actor.stop();
  listener.stop();
  return walk;
}

function takeStep(run: Run, step: string): readonly Difference[] {
  const { model } = run;
  const what = model.steps[step];
  const [, byHand] = /^(\d+) ms pass$/.exec(step) ?? [];
  if (!what && byHand !== undefined) return pass(run, Number(byHand));
  if (!what) throw new PathError(`${model.machine.id} has no step "${step}"`);
  return [...perform(run, what), ...enter(run, step)];
}

/** Compares with the outcome of a step: without one, the state stays. */
function enter(run: Run, step: string): readonly Difference[] {
  const outcome = outcomeOf(run.model, run.state, step);
  run.state = outcome?.to ?? run.state;
  run.since = run.clock.now();
  return look(run, outcome?.emits);
}

/** Differences before the step has an effect. */
function perform(run: Run, what: Step): readonly Difference[] {
  const { actor, clock, since } = run;
  if ('events' in what) {
    for (const event of what.events) actor.send(event);
    return [];
  }
  if ('wait' in what) {
    // Time that passed by hand in the same state counts.
    clock.increment(Math.max(0, what.wait - 1 - (clock.now() - since)));
    const early = look(run, [], '1 ms too early: ');
    clock.increment(1);
    return early;
  }
  const port = 'done' in what ? what.done : what.fail;
  const request = waitingIn(actor.getSnapshot()).findLast((one) => one.port === port);
  if (!request) return [{ key: `request of ${port}`, expected: 'pending', found: 'absent' }];
  const answer =
    'done' in what
      ? { status: 'done', output: what.output }
      : { status: 'error', error: new Error('the request failed') };
  request.actor.send({ type: 'answered', ...answer });
  return [];
}

/** Lets time pass in ms, through the delays that the table lists. */
function pass(run: Run, time: number): readonly Difference[] {
  const { model, clock, state, since } = run;
  const [next] = waitsOf(model, state).toSorted((one, other) => one.wait - other.wait);
  const left = next ? since + next.wait - clock.now() : Number.POSITIVE_INFINITY;
  clock.increment(Math.min(left, time));
  if (!next || left > time) return look(run);
  return [...enter(run, next.name), ...pass(run, time - left)];
}

/** With the differences an hour later, if the table has no timer. After a difference an hour would lead further away. */
function withRest(run: Run, differences: readonly Difference[]) {
  if (differences.length > 0 || waitsOf(run.model, run.state).length > 0) return differences;
  run.clock.increment(anHour);
  return look(run, [], 'an hour later: ');
}

/** Steps of a state of the table that are time. */
export function waitsOf({ states, steps }: Model, state: string) {
  return Object.keys(states[state]?.on ?? {}).flatMap((name) => {
    const step = steps[name];
    return step && 'wait' in step ? [{ name, wait: step.wait }] : [];
  });
}

/** Differences from the table in the current state, and after events that the state does not list. */
function look(
  { model, actor, state, tried, emitted }: Run,
  emits: readonly AnyEventObject[] = [],
  when = '',
): readonly Difference[] {
  const snapshot = actor.getSnapshot();
  const differences = [
    ...stateDifferences(model, state, snapshot),
    ...differencesBetween(emits, emitted.splice(0), 'emitted events'),
  ];
  if (differences.length > 0) return differences.map((one) => ({ ...one, key: when + one.key }));
  // Events change a state that differs already in other ways than the table says.
  if (tried.has(state)) return [];
  tried.add(state);
  return strayDifferences(model, state, snapshot);
}

function stateDifferences(
  model: Model,
  state: string,
  snapshot: AnyMachineSnapshot,
): readonly Difference[] {
  const expected = model.states[state];
  if (!expected) throw new PathError(`${model.machine.id} has no state "${state}"`);
  if (snapshot.status === 'error')
    return [{ key: 'error', expected: undefined, found: String(snapshot.error) }];
  const inputs = Object.fromEntries(waitingIn(snapshot).map(({ port, input }) => [port, input]));
  return [
    ...differencesBetween(expected.projection, model.project(snapshot), 'projection'),
    ...(expected.is ? differencesBetween(expected.is, snapshot.value, 'state value') : []),
    ...differencesBetween(expected.activeActors ?? {}, inputs, 'activeActors'),
  ];
}
