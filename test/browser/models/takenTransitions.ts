import type { BrowserContext } from '@playwright/test';
import type { AnyActorRef, InspectionEvent } from 'xstate';

declare global {
  interface Window {
    transitionTaken(id: string): Promise<void>;
  }
}

/**
 * Records what the machines of a context's pages do: ids of transitions, as `transitionId` but without the guard. The
 * exported site has no inspector, so this catches the system that every actor of XState writes into itself, and reads
 * the private `_transitions` as the harness does. Without either, no transition is recorded, and the walks fail.
 */
export async function takenTransitions(context: BrowserContext): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  await context.exposeFunction('transitionTaken', (id: string) => taken.add(id));
  await context.addInitScript(() => {
    const known = new WeakSet<object>();
    const inspect = (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) {
        const { source, eventType } = transition;
        const all = eventType === '' ? source.always : source.transitions.get(eventType);
        const index = all?.indexOf(transition) ?? -1;
        if (index >= 0) void window.transitionTaken(`${source.id}--${eventType}#${index}`);
      }
    };
    Object.defineProperty(Object.prototype, 'system', {
      set(this: object, system: AnyActorRef['system'] | undefined) {
        if (!system) return;
        Object.defineProperty(this, 'system', { value: system, writable: true });
        if (known.has(system)) return;
        known.add(system);
        system.inspect(inspect);
      },
    });
  });
  return taken;
}

/** The id of a transition without its guard. */
export function withoutGuard(id: string): string {
  return id.replace(/\[[^\]]*\]#/, '#');
}
