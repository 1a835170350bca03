import type { AnyActorLogic, AnyActorScope, EventObject, Snapshot } from 'xstate';
import type { Catalog } from '../config/catalog';
import { createPort, type PendingRequest } from '../paths/ports';

/** Receives an invoked actor's name and real logic, and returns the logic to use. */
export type PortInterceptor = <Logic extends AnyActorLogic>(port: string, logic: Logic) => Logic;

/**
 * Lists the requests of all ports. While `isHolding` returns true, a request waits until it is released or answered by
 * hand, which replaces its work; a listener is only listed.
 */
export function holdPorts(
  pendingRequests: Set<PendingRequest>,
  isHolding: () => boolean,
  { names, modelOf }: Catalog,
): PortInterceptor {
  const kinds = Object.fromEntries(
    names.flatMap((name) => Object.entries(modelOf(name).ports ?? {})),
  );
  return (port, logic) => {
    const running = new WeakMap<object, PendingRequest>();
    /** Logic of the requests that wait. The page has another copy of XState, which does not know them. */
    const waiting = new WeakMap<object, AnyActorLogic>();
    return {
      ...logic,
      start(snapshot: Snapshot<unknown>, scope: AnyActorScope) {
        const send = () => {
          const ask = { port, input: 'input' in snapshot ? snapshot.input : undefined };
          running.set(scope.self, ask);
          pendingRequests.add(ask);
          logic.start?.(snapshot, scope);
        };
        if (kinds[port] === 'callback' || !isHolding()) {
          send();
          return;
        }
        const letThrough = () => {
          waiting.delete(scope.self);
          send();
        };
        const held = createPort(port, 'promise', () => pendingRequests, letThrough);
        waiting.set(scope.self, held);
        held.start?.(snapshot, scope);
      },
      transition(snapshot: Snapshot<unknown>, event: EventObject, scope: AnyActorScope) {
        const used = waiting.get(scope.self) ?? logic;
        const next = used.transition(snapshot, event, scope);
        const ask = running.get(scope.self);
        const isOver = event.type === 'xstate.stop' || next.status !== 'active';
        if (ask && isOver) pendingRequests.delete(ask);
        return next;
      },
    };
  };
}
