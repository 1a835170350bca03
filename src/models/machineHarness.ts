import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import type { Model, Scenario, Step, World } from '../../machines/model';
import { createPort, type PendingRequest } from './ports';
import { transitionId } from './transitions';

/** A machine that does not do what its model says: where, what was expected, what came. */
export class PathError extends Error {}

/** One running machine whose clock, ports and listener are controlled from outside. */
export interface MachineHarness {
  readonly actor: AnyActorRef;
  readonly clock: HarnessClock;
  /** Sends to the machine, or to an actor that it has spawned, by its `systemId`. */
  send(event: AnyEventObject, to?: string): void;
  /** What was emitted since the last call. */
  takeEmitted(): readonly AnyEventObject[];
  /** The transitions taken since the last call. */
  taken(): readonly string[];
  /** The ports that have been called and wait, with their input. */
  pending(): Readonly<Record<string, unknown>>;
  /** Lets a waiting port answer or fail. */
  answer(step: Answer): Promise<void>;
  end(): void;
}

/** A step that answers a port. */
export type Answer = Exclude<Step, { events: unknown } | { wait: unknown }>;

/** A clock that moves when it is told to. */
interface HarnessClock {
  now(): number;
  /** In ms. */
  increment(by: number): void;
}

/** What may stand in the place of the harness's own. */
export interface HarnessOptions {
  readonly clock?: NonNullable<ActorOptions<AnyStateMachine>['clock']> & HarnessClock;
  readonly pendingRequests?: Set<PendingRequest>;
  /** Is told what the machine does. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** Starts a machine on a clock of its own, with ports that wait for answers. */
export function createHarness(
  model: Model,
  scenario: Scenario<string>,
  machine: AnyStateMachine,
  {
    clock = new SimulatedClock(),
    pendingRequests = new Set<PendingRequest>(),
    inspect,
  }: HarnessOptions = {},
): MachineHarness {
  const emitted: AnyEventObject[] = [];
  const taken: string[] = [];
  const listener = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => emitted.push(event))),
  ).start();
  const world: World = { now: () => clock.now(), listener };
  const take = takenTransitions(machine.id, (id) => taken.push(id));
  const options: ActorOptions<AnyStateMachine> = {
    clock,
    input: typeof scenario.input === 'function' ? scenario.input(world) : scenario.input,
    inspect: (event) => {
      take(event);
      inspect?.(event);
    },
  };
  const actor = createActor(withPorts(machine, model), options);
  requestsIn.set(actor.system, pendingRequests);
  actor.on('*', (event) => emitted.push(event));
  // A machine that breaks is found by its snapshot; nothing is to be thrown later, at nobody.
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    actor,
    clock,
    taken: () => taken.splice(0),
    send(event, to) {
      const receiver = to === undefined ? actor : actor.system.get(to);
      if (!receiver) throw new Error(`no actor "${to}" has been spawned`);
      receiver.send(event);
    },
    takeEmitted: () => emitted.splice(0),
    pending: () => Object.fromEntries([...pendingRequests].map(({ port, input }) => [port, input])),
    answer: (step) => answerRequest(pendingRequests, step),
    end() {
      actor.stop();
      listener.stop();
    },
  };
}

/** The requests that wait, by the system of the machine that asks. */
const requestsIn = new WeakMap<AnyActorRef['system'], Set<PendingRequest>>();

/** Machines whose ports wait for answers: to build one costs as much as a walk. */
const madeWithPorts = new WeakMap<AnyStateMachine, AnyStateMachine>();

function withPorts(machine: AnyStateMachine, { ports = {} }: Model): AnyStateMachine {
  const made = madeWithPorts.get(machine);
  if (made) return made;
  const actors = Object.entries(ports).map(([port, kind]): [string, AnyActorLogic] => [
    port,
    createPort(port, kind, (system) => requestsIn.get(system) ?? new Set()),
  ]);
  const provided = machine.provide({ actors: Object.fromEntries(actors) });
  madeWithPorts.set(machine, provided);
  return provided;
}

/** Answers the last call of a port, and waits until the machine has taken the answer. */
export async function answerRequest(
  pendingRequests: ReadonlySet<PendingRequest>,
  step: Answer,
): Promise<void> {
  const port = 'done' in step ? step.done : step.fail;
  const ask = [...pendingRequests].findLast((one) => one.port === port);
  if (!ask) throw new PathError(`the port "${port}" is not waiting for an answer`);
  if ('done' in step) ask.resolve(step.output);
  else ask.reject(new Error('the outside world failed'));
  await settle();
}

/** Lets every promise that is already decided be heard. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    // A thousand walks feel the millisecond that a timer takes; no browser has the other.
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}

/**
 * Hands on the id of every transition that actors of machine `id` take. XState keeps `_transitions` to itself:
 * it goes when inspection offers them under a public name. A test tells when that changes.
 */
function takenTransitions(
  machineId: string,
  taken: (transition: string) => void,
): (event: InspectionEvent) => void {
  return (event) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      if (transition.source.machine.id !== machineId) continue;
      const id = transitionId(transition);
      if (id !== undefined) taken(id);
    }
  };
}
