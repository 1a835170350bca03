import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
} from 'xstate';
import type { Model, Scenario, World } from '../../machines/defineModel';
import type { ManualClock } from './manualClock';
import { createPort, type PendingRequest } from './ports';

/** Controlled environment of a machine. */
interface Environment {
  readonly clock: ManualClock;
  /** Invoked actors that wait for an answer. */
  readonly pendingRequests: Set<PendingRequest>;
}

/** One running machine in its environment. */
export interface MachineHarness extends Environment {
  readonly actor: AnyActorRef;
  /** Events emitted since the last call. */
  takeEmitted(): readonly AnyEventObject[];
  end(): void;
}

/** Starts a machine with a listener, and with ports that wait for answers. */
export function createHarness(
  model: Model,
  scenario: Scenario<string>,
  machine: AnyStateMachine,
  { clock, pendingRequests }: Environment,
  inspect: (event: InspectionEvent) => void,
): MachineHarness {
  const emitted: AnyEventObject[] = [];
  const listener = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => emitted.push(event))),
  ).start();
  const input = inputOf(scenario, { now: clock.now, listener });
  const actor = createActor(withPorts(machine, model), { clock, input, inspect });
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
