import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { outcomeOf, type Step } from '../../../machines/model';
import { deepEqual, stateDifferences } from '../../models/differences';
import { possibleSteps } from '../../models/pathFile';
import type { Subject } from './subject';

/**
 * Which step it was that somebody took in the page, by its event and by where it led. `undefined` where
 * the table names none: the machine stands between two of its states, or where it stood.
 */
export function matchStep(
  subject: Subject,
  from: string,
  event: AnyEventObject,
): string | undefined {
  const { model, scenario, harness } = subject;
  const snapshot: AnyMachineSnapshot = harness.actor.getSnapshot();
  const fits = possibleSteps(model, scenario, from).filter((step) => {
    const to = outcomeOf(model, scenario, from, step)?.to;
    return (
      to !== undefined &&
      stateDifferences(model, to, { snapshot, pending: harness.pending() }).length === 0
    );
  });
  const likes = fits.filter((step) => isLike(model.steps[step], event));
  return likes.find((step) => isExactly(model.steps[step], event)) ?? likes[0];
}

/** Whether a machine stands where the table says. */
export function standsIn({ model, harness }: Subject, state: string): boolean {
  const snapshot: AnyMachineSnapshot = harness.actor.getSnapshot();
  return stateDifferences(model, state, { snapshot, pending: harness.pending() }).length === 0;
}

function isLike(step: Step | undefined, { type }: AnyEventObject): boolean {
  if (!step) return false;
  if ('wait' in step) return type.startsWith('xstate.after.');
  if ('done' in step) return type.startsWith('xstate.done.actor.');
  if ('fail' in step) return type.startsWith('xstate.error.actor.');
  return step.events.at(-1)?.type === type;
}

function isExactly(step: Step | undefined, event: AnyEventObject): boolean {
  return step !== undefined && 'events' in step && deepEqual(step.events.at(-1), event);
}
