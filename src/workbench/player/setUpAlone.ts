import { createHandClock } from '../../models/handClock';
import type { MachineName } from '../../models/machines';
import { models } from '../../models/models';
import { setStage } from '../../models/stage';
import { Asks } from '../bench/asks';
import type { Bench } from '../bench/bench';
import { createRecorder } from '../bench/recorder';
import { createStore } from '../bench/store';
import type { Rig } from './rig';

/** Starts a machine on its own in the workbench: its clock stands still, its requests wait. */
export function setUpAlone(
  machine: MachineName,
  situation: string,
  taken: (machine: string, transition: string) => void,
): Rig {
  const model = models[machine];
  const starts = model.situations[situation];
  if (!starts) throw new Error(`${machine} has no situation "${situation}"`);
  const clock = createHandClock(false);
  const asks = new Asks();
  const recorder = createRecorder({ now: clock.now, taken });
  const bench: Bench = { kind: 'alone', clock, asks, isHolding: createStore(true), recorder };
  const { inspect } = recorder;
  const stage = setStage(model, starts, model.machine, { clock, asks, inspect });
  const isStopped = () => stage.actor.getSnapshot().status === 'stopped';
  return { model, situation, bench, stage, isStopped };
}
