import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { outcomeOf, type Step } from '../../machines/defineModel';
import { deepEqual, stateDifferences } from '../walks/differences';
import { possibleSteps } from '../walks/pathFile';
import type { Standing, Subject } from './subject';
import type { Taken } from './takeStep';

export type UserEvent =
  /** Taken in the page. */
  | { readonly type: 'user.stepped'; readonly taken: Taken }
  /** The model has no such step. */
  | { readonly type: 'user.diverged' };

/**
 * Watches the user in the page and identifies steps of the model.
 * @returns a function that stops.
 */
export function watchUser(
  { subject, state }: Standing,
  send: (event: UserEvent) => void,
): () => void {
  const { log } = subject.bench.recorder;
  const before = log.get().at(-1)?.id ?? 0;
  // The log changes after an event is processed; before that the machine's snapshot is old.
  return log.subscribe(() => {
    const { sessionId } = subject.harness.actor;
    const entry = log.get().findLast(({ id, actor }) => id > before && actor === sessionId);
    if (!entry) return;
    const taken = matchStep(subject, state, entry.event);
    if (taken) send({ type: 'user.stepped', taken });
    else if (!standsIn(subject, state)) send({ type: 'user.diverged' });
  });
}

/**
 * Identifies a user's step by its event and resulting state. `undefined` if the table has no such step, or if nothing
 * changed.
 */
function matchStep(subject: Subject, from: string, event: AnyEventObject): Taken | undefined {
  const { model, scenario } = subject;
  const likes = possibleSteps(model, scenario, from)
    .filter((step) => isLike(model.steps[step], event))
    .map((step) => ({ step, to: outcomeOf(model, scenario, from, step)?.to ?? from }))
    .filter(({ to }) => standsIn(subject, to));
  const found = likes.find(({ step }) => isExactly(model.steps[step], event)) ?? likes[0];
  return found && { ...found, differences: [] };
}

/** True if the machine is in a state of the table. */
function standsIn({ model, harness }: Subject, state: string): boolean {
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
