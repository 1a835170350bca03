import type { LogEntry } from '../bench/logEntry';
import { outcomeOf, type Step } from '../model/model';
import { type Difference, differencesBetween } from '../paths/differences';
import { possibleSteps } from '../paths/pathFile';
import { plainText } from '../paths/plainText';
import { type Standing, stateDifferences, type Taken } from '../paths/takeStep';
import type { Subject } from './subject';

/** An action that changed the machine. */
interface Action {
  /** Its step; `undefined` if the model has none. */
  readonly taken: Taken | undefined;
  /** Differences from the expected state, if the model has no such step. */
  readonly diverged: readonly Difference[];
  /** Its event, unless the step stands for it exactly. */
  readonly lost: readonly string[];
}

/**
 * Watches the user in the page and identifies steps of the model.
 * @returns a function that stops.
 */
export function watchUser(standing: Standing<Subject>, acted: (action: Action) => void) {
  const { subject, state } = standing;
  const { log } = subject.bench.recorder;
  let last = log.get().at(-1)?.id ?? 0;
  // The log changes after an event is processed; before that the machine's snapshot is old.
  return log.subscribe(() => {
    const { sessionId } = subject.actor;
    const entry = log.get().findLast(({ id, actor }) => id > last && actor === sessionId);
    if (!entry) return;
    last = entry.id;
    const found = matchStep(standing, entry);
    const diverged = found ? [] : stateDifferences(subject, state);
    if (!found && diverged.length === 0) return;
    const lost = !found || found.likeness === sameType ? [plainText(entry.event, 0)] : [];
    acted({ taken: found && { ...found, at: entry.at, differences: [] }, diverged, lost });
  });
}

/**
 * Identifies a user's step by its event and resulting state. `undefined` if the table has no such step, or if nothing
 * changed.
 */
function matchStep(
  { subject, state: from, since }: Standing<Subject>,
  { event, at }: LogEntry,
): { readonly step: string; readonly to: string; readonly likeness: number } | undefined {
  const { model, scenario } = subject;
  // Time that changes nothing is no step: the user may have waited for another timer.
  const passed = stateDifferences(subject, from).length > 0 ? at - since : 0;
  return possibleSteps(model, scenario, from)
    .map((step) => ({ step, likeness: likeness(model.steps[step], event, passed) }))
    .filter(({ likeness }) => likeness > 0)
    .map((one) => ({ ...one, to: outcomeOf(model, scenario, from, one.step)?.to ?? from }))
    .filter(({ to }) => stateDifferences(subject, to).length === 0)
    .toSorted((one, other) => other.likeness - one.likeness)[0];
}

/** An event of the step's type with another payload. */
const sameType = 2;

/** Likeness of an event to a step: 0 is none, 3 is exact. `passed` is the time since the last step, in ms. */
function likeness(step: Step | undefined, event: LogEntry['event'], passed: number): number {
  if (!step) return 0;
  // The timer may be another actor's, such as that of a toast.
  if ('wait' in step) return passed >= step.wait ? 1 : 0;
  if ('done' in step) return event.type.startsWith('xstate.done.actor.') ? 1 : 0;
  if ('fail' in step) return event.type.startsWith('xstate.error.actor.') ? 1 : 0;
  const last = step.events.at(-1);
  if (last?.type !== event.type) return 0;
  return differencesBetween(last, event).length === 0 ? 3 : sameType;
}
