import { createHarness } from '../../models/machineHarness';
import type { MachineName } from '../../models/machines';
import { createManualClock } from '../../models/manualClock';
import { models } from '../../models/models';
import type { Bench } from '../bench/bench';
import { Asks } from '../bench/pendingRequests';
import { createRecorder } from '../bench/recorder';
import { createStore } from '../bench/store';
import type { Subject } from './subject';

/** Starts a machine on its own in the workbench: its clock stands still, its requests wait. */
export function setUpAlone(
  machine: MachineName,
  scenario: string,
  taken: (machine: string, transition: string) => void,
): Subject {
  const model = models[machine];
  const starts = model.scenarios[scenario];
  if (!starts) throw new Error(`${machine} has no scenario "${scenario}"`);
  const clock = createManualClock(false);
  const pendingRequests = new Asks();
  const recorder = createRecorder({ now: clock.now, taken });
  const bench: Bench = {
    kind: 'alone',
    clock,
    pendingRequests,
    isHolding: createStore(true),
    recorder,
  };
  const { inspect } = recorder;
  const harness = createHarness(model, starts, model.machine, { clock, pendingRequests, inspect });
  const isStopped = () => harness.actor.getSnapshot().status === 'stopped';
  return { model, scenario, bench, harness, isStopped };
}
