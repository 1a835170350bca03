import type { AnyMachineSnapshot } from 'xstate';
import { type Outcome, outcomeOf, type Step } from '../../../machines/model';
import { type Difference, differencesFrom } from '../../models/differences';
import type { Rig } from './rig';

/** Its machine was stopped, so that nothing can be stepped any more. */
export class StoppedError extends Error {}

/** What a step led to: the state that the table names, and what is not as the table says. */
export interface Taken {
  readonly step: string;
  /** Where it was taken. */
  readonly from: string;
  readonly to: string;
  readonly differences: readonly Difference[];
}

/** Takes one step, and looks at the machine 1 ms before time changes anything as well. */
export async function takeStep(rig: Rig, from: string, step: string): Promise<Taken> {
  const { model, situation, stage } = rig;
  const what = model.steps[step];
  if (!what) throw new Error(`${model.machine.id} has no step "${step}"`);
  const outcome = outcomeOf(model, situation, from, step) ?? { to: from, tells: [] };
  checkRunning(rig);
  stage.hear();
  const early = await perform(rig, what, from);
  const differences = [...early, ...look(rig, outcome)];
  return { step, from, to: outcome.to, differences };
}

/** What is not as the table says of the state that the machine stands in; throws if it was stopped. */
export function look(rig: Rig, outcome: Outcome<string>): readonly Difference[] {
  checkRunning(rig);
  const { model, stage } = rig;
  const snapshot: AnyMachineSnapshot = stage.actor.getSnapshot();
  return differencesFrom(model, outcome, { snapshot, asked: stage.asked(), told: stage.hear() });
}

async function perform(rig: Rig, what: Step, from: string): Promise<readonly Difference[]> {
  const { stage } = rig;
  if ('events' in what) {
    for (const event of what.events) stage.send(event, what.to);
    return [];
  }
  if ('wait' in what) {
    stage.clock.increment(what.wait - 1);
    const early = look(rig, { to: from, tells: [] });
    stage.clock.increment(1);
    return early.map((one) => ({ ...one, what: `1 ms too early: ${one.what}` }));
  }
  await stage.answer(what);
  return [];
}

function checkRunning({ model, isStopped }: Rig): void {
  if (isStopped()) {
    throw new StoppedError(`The actor of ${model.machine.id} was stopped: it left with its page.`);
  }
}
