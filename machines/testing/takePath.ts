import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import type { Path } from './coveringPaths';
import { type Difference, differencesBetween } from './differences';
import { failureText, PathError, shortestFailure } from './failure';
import { type Model, type Outcome, outcomeOf, type Step } from './model';
import { strayDifferences } from './strayEvents';
import { transitionId, transitionsIn } from './transitions';

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
  /** Invoked actors that wait for an answer at the end. */
  readonly requests: readonly Request[];
}

/** A call of an invoked actor, until it is answered or cancelled. */
interface Request {
  readonly port: string;
  readonly input: unknown;
  /** Both are absent for a listener. */
  resolve?(output: unknown): void;
  reject?(error: Error): void;
}

/** One machine in a scenario. */
interface Run {
  readonly model: Model;
  readonly scenario: string;
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly requests: Set<Request>;
  /** Emitted since they were compared last. */
  readonly emitted: AnyEventObject[];
  /** States in which unlisted events were tried: once is enough. */
  readonly tried: Set<string>;
}

/**
 * Takes a path with a machine alone on a simulated clock.
 * @throws {PathError} with the first step that differs from the model, the number of later ones, and the shortest path
 * that fails as well.
 * @example
 * await runPath(toastModel, { scenario: 'in an active window', steps: ['five seconds pass'] });
 */
export async function runPath(
  model: Model,
  path: Path,
  machine: AnyStateMachine = model.machine,
): Promise<Walk> {
  const walk = await takePath(model, path, machine);
  if (!differs(walk)) return walk;
  const shortest = shortestFailure(model, path, walk.found);
  const isProven = differs(await takePath(model, shortest, machine));
  throw new PathError(failureText(model, path, walk.found, isProven ? shortest.steps : undefined));
}

/** True if a path differs from its model anywhere. */
function differs({ found }: Walk): boolean {
  return found.some(({ length }) => length > 0);
}

/** Takes every step of a path, also after a difference; `machine` may replace the model's. The step `4999 ms pass` waits for that long. */
export async function takePath(
  model: Model,
  { scenario, steps }: Path,
  machine: AnyStateMachine = model.machine,
): Promise<Walk> {
  const start = model.scenarios[scenario];
  if (!start) throw new PathError(`${model.machine.id} has no scenario "${scenario}"`);
  const taken: string[][] = [[]];
  const emitted: AnyEventObject[] = [];
  const listener = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => emitted.push(event))),
  ).start();
  const clock = new SimulatedClock();
  const requests = new Set<Request>();
  const world = { now: () => clock.now(), listener };
  const actor = createActor(withPorts(machine, model), {
    clock,
    input: typeof start.input === 'function' ? start.input(world) : start.input,
    inspect(event) {
      for (const transition of transitionsIn(event))
        if (transition.source.machine.id === machine.id)
          taken.at(-1)?.push(...[transitionId(transition) ?? []].flat());
    },
  });
  requestsOf.set(actor.system, requests);
  actor.on('*', (event) => emitted.push(event));
  // Errors are found in the snapshot; none may be thrown later.
  actor.subscribe({ error: () => {} });
  actor.start();
  const run = { model, scenario, actor, clock, requests, emitted, tried: new Set<string>() };
  const states = [start.starts];
  const found = [withRest(run, start.starts, look(run, { emits: [], ...start, to: start.starts }))];
  let since = 0;
  for (const step of steps) {
    taken.push([]);
    const state = states.at(-1) ?? '';
    const result = await takeStep(run, { state, since }, step);
    states.push(result.to);
    since = result.since ?? clock.now();
    found.push(withRest(run, result.to, result.differences));
  }
  const walk = { states, taken, found, snapshot: actor.getSnapshot(), requests: [...requests] };
  actor.stop();
  listener.stop();
  return walk;
}

/** A state of the table, and the time in ms at which it was entered. */
interface Standing {
  readonly state: string;
  readonly since: number;
}

interface Taken {
  readonly to: string;
  /** If it was entered before the end of the step. */
  readonly since?: number;
  readonly differences: readonly Difference[];
}

async function takeStep(run: Run, standing: Standing, step: string): Promise<Taken> {
  const { model, scenario } = run;
  const [, byHand] = /^(\d+) ms pass$/.exec(step) ?? [];
  const what = model.steps[step];
  run.emitted.splice(0);
  if (!what && byHand !== undefined) return pass(run, standing, Number(byHand));
  if (!what) throw new PathError(`${model.machine.id} has no step "${step}"`);
  const outcome = outcomeOf(model, scenario, standing.state, step);
  const { to, emits } = outcome ?? { to: standing.state, emits: [] };
  const early = await perform(run, standing, what);
  return { to, differences: [...early, ...look(run, { to, emits })] };
}

async function perform(
  run: Run,
  { state, since }: Standing,
  what: Step,
): Promise<readonly Difference[]> {
  const { actor, clock, requests } = run;
  if ('events' in what) {
    for (const event of what.events) actor.send(event);
    return [];
  }
  if ('wait' in what) {
    // Time that passed by hand in the same state counts.
    clock.increment(Math.max(0, what.wait - 1 - (clock.now() - since)));
    const early = look(run, { to: state, emits: [] }, '1 ms too early: ');
    clock.increment(1);
    return early;
  }
  const port = 'done' in what ? what.done : what.fail;
  const request = [...requests].findLast((one) => one.port === port);
  if (!request) return [{ key: `request of ${port}`, expected: 'pending', found: 'absent' }];
  requests.delete(request);
  if ('done' in what) request.resolve?.(what.output);
  else request.reject?.(new Error('the request failed'));
  await settle();
  return [];
}

/** Lets time pass in ms, through the delays that the table lists. */
function pass(run: Run, { state, since }: Standing, time: number): Taken {
  const { model, scenario, clock } = run;
  const end = clock.now() + time;
  const waits = Object.keys(model.states[state]?.on ?? {}).flatMap((name) => {
    const step = model.steps[name];
    return step && 'wait' in step ? [{ name, due: since + step.wait }] : [];
  });
  const next = waits.toSorted((one, other) => one.due - other.due)[0];
  const outcome = next && next.due <= end && outcomeOf(model, scenario, state, next.name);
  if (!next || !outcome) {
    clock.increment(time);
    return { to: state, since, differences: look(run, { to: state, emits: [] }) };
  }
  clock.increment(next.due - clock.now());
  const differences = look(run, outcome);
  const rest = pass(run, { state: outcome.to, since: next.due }, end - next.due);
  return { ...rest, differences: [...differences, ...rest.differences] };
}

/** With the differences an hour later, if the table has no timer. After a difference an hour would lead further away. */
function withRest(run: Run, state: string, differences: readonly Difference[]) {
  if (differences.length > 0 || hasTimer(run.model, state)) return differences;
  run.clock.increment(anHour);
  return look(run, { to: state, emits: [] }, 'an hour later: ');
}

/** True if time changes a state of the table. */
export function hasTimer({ states, steps }: Model, state: string): boolean {
  return Object.keys(states[state]?.on ?? {}).some((step) => 'wait' in (steps[step] ?? {}));
}

/** Differences from the table in the current state, and after events that the state does not list. */
function look(run: Run, { to, emits }: Outcome<string>, when = ''): readonly Difference[] {
  const { model, actor, scenario, tried, emitted } = run;
  const differences = [
    ...stateDifferences(run, to),
    ...differencesBetween(emits, emitted.splice(0), 'emitted events'),
  ];
  // Events change a state that differs already in other ways than the table says.
  const isNew = !tried.has(to) && differences.length === 0;
  if (isNew) tried.add(to);
  return [
    ...differences.map((one) => ({ ...one, key: when + one.key })),
    ...(isNew ? strayDifferences(model, scenario, to, actor.getSnapshot()) : []),
  ];
}

function stateDifferences({ model, actor, requests }: Run, state: string): readonly Difference[] {
  const expected = model.states[state];
  if (!expected) throw new PathError(`${model.machine.id} has no state "${state}"`);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (snapshot.status === 'error') {
    return [{ key: 'error', expected: undefined, found: String(snapshot.error) }];
  }
  const inputs = Object.fromEntries([...requests].map(({ port, input }) => [port, input]));
  return [
    ...differencesBetween(expected.projection, model.project(snapshot), 'projection'),
    ...(expected.is ? differencesBetween(expected.is, snapshot.value, 'state value') : []),
    ...differencesBetween(expected.activeActors ?? {}, inputs, 'active actors'),
  ];
}

/** Flushes resolved promises: an answer passes several on its way. */
async function settle(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await Promise.resolve();
}

/** Waiting requests by actor system. */
const requestsOf = new WeakMap<AnyActorRef['system'], Set<Request>>();

/** Cached machines with waiting actors, because creating one costs as much as a path. */
const madeWithPorts = new WeakMap<AnyStateMachine, AnyStateMachine>();

function withPorts(machine: AnyStateMachine, { ports = {} }: Model): AnyStateMachine {
  const made = madeWithPorts.get(machine);
  if (made) return made;
  const actors = Object.entries(ports).map(([port, kind]) => [port, waitingActor(port, kind)]);
  const provided = machine.provide({ actors: Object.fromEntries(actors) });
  madeWithPorts.set(machine, provided);
  return provided;
}

/** An actor that a path answers: its call waits in its system until then, or until its state is left. */
function waitingActor(port: string, kind: 'promise' | 'callback'): AnyActorLogic {
  if (kind === 'callback') {
    return fromCallback<AnyEventObject, unknown>(({ input, system }) => {
      const request = { port, input };
      requestsOf.get(system)?.add(request);
      return () => requestsOf.get(system)?.delete(request);
    });
  }
  return fromPromise<unknown, unknown>(
    ({ input, signal, system }) =>
      new Promise((resolve, reject) => {
        const request = { port, input, resolve, reject };
        requestsOf.get(system)?.add(request);
        signal.addEventListener('abort', () => requestsOf.get(system)?.delete(request));
      }),
  );
}
