import type { InspectionEvent } from 'xstate';
import { transitionId } from './transitions';

/**
 * Hands on the id of every transition that actors of machine `id` take. XState keeps `_transitions` to itself:
 * it goes when inspection offers them under a public name. A test tells when that changes.
 */
export function takenTransitions(
  machineId: string,
  taken: (transition: string) => void,
): (event: InspectionEvent) => void {
  return (event) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      if (transition.source.machine.id !== machineId) continue;
      const id = transitionId(transition);
      if (id !== undefined) taken(id);
    }
  };
}
