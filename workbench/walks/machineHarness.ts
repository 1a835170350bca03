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
import type { Model, Scenario, Step, World } from '../../machines/defineModel';
import { createPort, inputsOf, type PendingRequest } from './ports';
import { transitionId } from './transitions';
import { transitionsIn } from './xstate5';

/** A machine that does not match its model: where, what was expected, and what was received. */
export class PathError extends Error {}

/** One running machine with a controlled clock, actors and listener. */
export interface MachineHarness {
  readonly actor: AnyActorRef;
  readonly clock: HarnessClock;
  /** Events emitted since the last call. */
  takeEmitted(): readonly AnyEventObject[];
  /** Transitions since the last call. */
  taken(): readonly string[];
  /** Invoked actors that wait for an answer, with their input. */
  pending(): Readonly<Record<string, unknown>>;
  /** Resolves or rejects a waiting actor. */
  answer(step: Answer): Promise<void>;
  end(): void;
}

/** A step that answers an actor. */
export type Answer = Exclude<Step, { events: unknown } | { wait: unknown }>;

/** A manually controlled clock. */
interface HarnessClock {
  now(): number;
  /** In ms. */
  increment(by: number): void;
}

/** Overrides for the harness. */
export interface HarnessOptions {
  readonly clock?: NonNullable<ActorOptions<AnyStateMachine>['clock']> & HarnessClock;
  readonly pendingRequests?: Set<PendingRequest>;
  /** Observer of the machine. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** Starts a machine with its own clock, and with actors that wait for answers. */
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
  // Errors are found in the snapshot; none may be thrown later.
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    actor,
    clock,
    taken: () => taken.splice(0),
    takeEmitted: () => emitted.splice(0),
    pending: () => inputsOf(pendingRequests),
    answer: (step) => answerRequest(pendingRequests, step),
    end() {
      actor.stop();
      listener.stop();
    },
  };
}

/** Waiting requests by actor system. */
const requestsIn = new WeakMap<AnyActorRef['system'], Set<PendingRequest>>();

/** Cached machines with waiting actors, because creating one costs as much as a path. */
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

/** Answers the last call of an actor, and waits until the machine has handled the answer. */
export async function answerRequest(
  pendingRequests: ReadonlySet<PendingRequest>,
  step: Answer,
): Promise<void> {
  const port = 'done' in step ? step.done : step.fail;
  const ask = [...pendingRequests].findLast((one) => one.port === port);
  if (!ask) throw new PathError(`the port "${port}" has no pending request`);
  if ('done' in step) ask.resolve(step.output);
  else ask.reject(new Error('the request failed'));
  await settle();
}

/** Flushes resolved promises. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    // A thousand paths feel the millisecond of a timer; browsers lack the alternative.
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}

/** Reports the id of every transition of machine `id`. */
function takenTransitions(
  machineId: string,
  taken: (transition: string) => void,
): (event: InspectionEvent) => void {
  return (event) => {
    for (const transition of transitionsIn(event)) {
      if (transition.source.machine.id !== machineId) continue;
      const id = transitionId(transition);
      if (id !== undefined) taken(id);
    }
  };
}
