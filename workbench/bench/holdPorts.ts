import type { AnyActorScope, EventObject, Snapshot } from 'xstate';
import type { PortInterceptor } from '../../src/site/siteActor';
import { models } from '../walks/models';
import { createPort, type PendingRequest } from '../walks/ports';

/**
 * Lists the requests of all ports. While `isHolding` returns true, a request waits until it is released or answered by
 * hand, which replaces its work; a listener is only listed.
 */
export function holdPorts(
  pendingRequests: Set<PendingRequest>,
  isHolding: () => boolean,
): PortInterceptor {
  return (port, logic) => {
    const running = new WeakMap<object, PendingRequest>();
    return {
      ...logic,
      start(snapshot: Snapshot<unknown>, scope: AnyActorScope) {
        const send = () => {
          const ask = { port, input: 'input' in snapshot ? snapshot.input : undefined };
          running.set(scope.self, ask);
          pendingRequests.add(ask);
          logic.start?.(snapshot, scope);
        };
        if (kinds[port] !== 'callback' && isHolding())
          createPort(port, 'promise', () => pendingRequests, send).start?.(snapshot, scope);
        else send();
      },
      transition(snapshot: Snapshot<unknown>, event: EventObject, scope: AnyActorScope) {
        const next = logic.transition(snapshot, event, scope);
        const ask = running.get(scope.self);
        const isOver = event.type === 'xstate.stop' || next.status !== 'active';
        if (ask && isOver) pendingRequests.delete(ask);
        return next;
      },
    };
  };
}

const kinds: Readonly<Record<string, 'promise' | 'callback'>> = Object.fromEntries(
  Object.values(models).flatMap(({ ports = {} }) => Object.entries(ports)),
);
