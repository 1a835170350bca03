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
import type { Model, Scenario, World } from '../../machines/defineModel';
import { createPort, type PendingRequest } from './ports';
import { transitionId } from './transitions';
import { transitionsIn } from './xstate5';

/** A machine that does not match its model: where, what was expected, and what was received. */
export class PathError extends Error {}

/** One running machine with a controlled clock, ports and listener. */
export interface MachineHarness {
  readonly actor: AnyActorRef;
  /** In ms. */
  readonly clock: { now(): number; increment(by: number): void };
  /** Invoked actors that wait for an answer. */
  readonly pendingRequests: ReadonlySet<PendingRequest>;
  /** Events emitted since the last call. */
  takeEmitted(): readonly AnyEventObject[];
  end(): void;
}

/** Overrides for the harness. */
interface HarnessOptions {
  readonly clock?: NonNullable<ActorOptions<AnyStateMachine>['clock']> & MachineHarness['clock'];
  readonly pendingRequests?: Set<PendingRequest>;
  /** Observer of the machine. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** Starts a machine with its own clock, and with ports that wait for answers. */
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
  const listener = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => emitted.push(event))),
  ).start();
  const world: World = { now: () => clock.now(), listener };
  const options = { clock, input: inputOf(scenario, world), ...(inspect && { inspect }) };
  const actor = createActor(withPorts(machine, model), options);
  requestsIn.set(actor.system, pendingRequests);
  actor.on('*', (event) => emitted.push(event));
  // Errors are found in the snapshot; none may be thrown later.
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    actor,
    clock,
    pendingRequests,
    takeEmitted: () => emitted.splice(0),
    end() {
      actor.stop();
      listener.stop();
    },
  };
}

/** Input of a machine in a scenario. */
export function inputOf({ input }: Scenario<string>, world: World): unknown {
  return typeof input === 'function' ? input(world) : input;
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

/** Calls back with the id of every transition of machine `id`. */
export function onTransition(
  machineId: string,
  taken: (transition: string) => void,
): (event: InspectionEvent) => void {
  return (event) => {
    for (const transition of transitionsIn(event)) {
      const id = transition.source.machine.id === machineId && transitionId(transition);
      if (id) taken(id);
    }
  };
}
