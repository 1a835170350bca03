import { outcomeOf } from '../../../machines/model';
import { matchStep, standsIn } from './matchStep';
import type { Subject } from './subject';
import type { Taken } from './takeStep';

interface Told {
  stepped(taken: Taken): void;
  diverged(): void;
}

/**
 * Watches what a user does in the page, and finds the step of the model that it was: calls `stepped` with
 * it, or `diverged` if the model has no such step. @returns a function that stops it.
 */
export function watchUser(
  subject: Subject,
  state: string,
  { stepped, diverged }: Told,
): () => void {
  const { model, scenario, harness, bench } = subject;
  const before = bench.recorder.log.get().at(-1)?.id ?? 0;
  // The log changes when an event has been processed; before that the machine's snapshot is still the old one.
  return bench.recorder.log.subscribe(() => {
    const entry = bench.recorder.log
      .get()
      .findLast(({ id, actor }) => id > before && actor === harness.actor.sessionId);
    if (!entry) return;
    const step = matchStep(subject, state, entry.event);
    if (step !== undefined) {
      const to = outcomeOf(model, scenario, state, step)?.to ?? state;
      stepped({ step, from: state, to, differences: [] });
    } else if (!standsIn(subject, state)) diverged();
  });
}
