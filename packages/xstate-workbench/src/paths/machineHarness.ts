import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
} from 'xstate';
import type { Model, Scenario, World } from '../model/model';
import type { ManualClock } from './manualClock';
import { createPort, type PendingRequest } from './ports';

/** Controlled environment of a machine. */
export interface Environment {
  readonly clock: ManualClock;
  /** Invoked actors that wait for an answer. */
  readonly pendingRequests: Set<PendingRequest>;
}

/** One machine in a scenario, ready for steps. */
export interface MachineHarness extends Environment {
  readonly model: Model;
  readonly scenario: string;
  readonly actor: AnyActorRef;
  /** States in which unlisted events were tried: once is enough. */
  readonly tried: Set<string>;
  /** Events emitted since the last call. */
  takeEmitted(): readonly AnyEventObject[];
  end(): void;
}

/**
 * Starts a machine with a listener, and with ports that wait for answers; `machine` may replace the model's.
 * @throws if the model has no such scenario.
 */
export function createHarness(
  model: Model,
  scenario: string,
  { clock, pendingRequests }: Environment,
  inspect: (event: InspectionEvent) => void,
  machine: AnyStateMachine = model.machine,
): MachineHarness {
  const start = model.scenarios[scenario];
  if (!start) throw new Error(`${model.machine.id} has no scenario "${scenario}"`);
  const emitted: AnyEventObject[] = [];
  const listener = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => emitted.push(event))),
  ).start();
  const input = inputOf(start, { now: clock.now, listener });
  const actor = createActor(withPorts(machine, model), { clock, input, inspect });
  requestsIn.set(actor.system, pendingRequests);
  actor.on('*', (event) => emitted.push(event));
  // Errors are found in the snapshot; none may be thrown later.
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    ...{ model, scenario, actor, clock, pendingRequests, tried: new Set() },
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
