import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/* Everything here reads what XState 5 does not document. Another version changes this file only; tests detect a change. */

/** Transitions of an inspected microstep. */
export function transitionsIn(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  return event.type === '@xstate.microstep' ? event._transitions : [];
}

/** Ids of the active state nodes. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly string[] {
  return snapshot._nodes.map(({ id }) => id);
}

/** The evaluator of a combined guard (`not`, `and`, `or`); absent for other guards. */
export function evaluatorOf(guard: unknown): unknown {
  return typeof guard === 'function' && 'check' in guard ? guard.check : undefined;
}

/** Calls back for each actor system of this window, which every actor writes into itself when it is created. */
export function onActorSystem(found: (system: AnyActorRef['system']) => void): void {
  const known = new WeakSet<object>();
  Object.defineProperty(Object.prototype, 'system', {
    configurable: true,
    set(this: object, system: AnyActorRef['system'] | undefined) {
      // An actor first writes `undefined`.
      if (!system) return;
      const property = { value: system, writable: true, enumerable: true, configurable: true };
      Object.defineProperty(this, 'system', property);
      if (typeof system.inspect !== 'function' || known.has(system)) return;
      known.add(system);
      found(system);
    },
  });
}
