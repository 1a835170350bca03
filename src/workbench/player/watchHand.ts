import { outcomeOf } from '../../../machines/model';
import type { Rig } from './rig';
import { standsIn, stepByHand } from './stepByHand';
import type { Taken } from './takeStep';

interface Told {
  stepped(taken: Taken): void;
  strayed(): void;
}

/**
 * Watches what a user does in the page, and finds the step of the model that it was: calls `stepped` with
 * it, or `strayed` if the model has no such step. @returns a function that stops it.
 */
export function watchHand(rig: Rig, state: string, { stepped, strayed }: Told): () => void {
  const { model, situation, stage, bench } = rig;
  const before = bench.recorder.log.get().at(-1)?.id ?? 0;
  // The log changes when an event has been processed; before that the machine's snapshot is still the old one.
  return bench.recorder.log.subscribe(() => {
    const entry = bench.recorder.log
      .get()
      .findLast(({ id, actor }) => id > before && actor === stage.actor.sessionId);
    if (!entry) return;
    const step = stepByHand(rig, state, entry.event);
    if (step !== undefined) {
      const to = outcomeOf(model, situation, state, step)?.to ?? state;
      stepped({ step, from: state, to, differences: [] });
    } else if (!standsIn(rig, state)) strayed();
  });
}
