import { outcomeOf } from '../../../machines/model';
import type { Rig } from './rig';
import { standsIn, stepByHand } from './stepByHand';
import type { Taken } from './takeStep';

interface Told {
  stepped(taken: Taken): void;
  strayed(): void;
}

/** Tells which step of the table it was when somebody does something in the page. @returns how to stop. */
export function watchHand(rig: Rig, state: string, { stepped, strayed }: Told): () => void {
  const { model, situation, stage, bench } = rig;
  const before = bench.recorder.log.get().at(-1)?.id ?? 0;
  // The log tells when the event is over: in the midst of one a machine stands nowhere yet.
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
