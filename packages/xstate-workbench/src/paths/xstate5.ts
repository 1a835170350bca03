import type { AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';

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
