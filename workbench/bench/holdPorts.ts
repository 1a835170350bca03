import type { AnyActorLogic, AnyActorScope, EventObject, Snapshot } from 'xstate';
import type { PortInterceptor } from '../../src/actors/siteActor';
import { models } from '../walks/models';
import { createPort, type PendingRequest } from '../walks/ports';

/** Holds requests while `isHolding` returns true. */
export function holdPorts(
  pendingRequests: Set<PendingRequest>,
  isHolding: () => boolean,
): PortInterceptor {
  return (port, logic) =>
    kinds[port] === 'callback'
      ? listed(port, logic, pendingRequests)
      : held(port, logic, pendingRequests, isHolding);
}

const kinds: Readonly<Record<string, 'promise' | 'callback'>> = Object.fromEntries(
  Object.values(models).flatMap(({ ports = {} }) => Object.entries(ports)),
);

/** Waits until it is released; a manual answer replaces its work. */
function held<Logic extends AnyActorLogic>(
  port: string,
  logic: Logic,
  pendingRequests: Set<PendingRequest>,
  isHolding: () => boolean,
): Logic {
  return {
    ...logic,
    start(snapshot: Snapshot<unknown>, scope: AnyActorScope) {
      const goOut = () => logic.start?.(snapshot, scope);
      if (isHolding())
        createPort(port, 'promise', () => pendingRequests, goOut).start?.(snapshot, scope);
      else goOut();
    },
  };
}

/** Keeps listening, visibly. */
function listed<Logic extends AnyActorLogic>(
  port: string,
  logic: Logic,
  pendingRequests: Set<PendingRequest>,
): Logic {
  const running = new WeakMap<object, PendingRequest>();
  return {
    ...logic,
    start(snapshot: Snapshot<unknown>, scope: AnyActorScope) {
      const ask: PendingRequest = { port, input: undefined, resolve() {}, reject() {} };
      running.set(scope.self, ask);
      pendingRequests.add(ask);
      logic.start?.(snapshot, scope);
    },
    transition(snapshot: Snapshot<unknown>, event: EventObject, scope: AnyActorScope) {
      const ask = running.get(scope.self);
      if (ask && event.type === 'xstate.stop') pendingRequests.delete(ask);
      return logic.transition(snapshot, event, scope);
    },
  };
}
