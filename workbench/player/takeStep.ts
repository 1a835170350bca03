import type { AnyMachineSnapshot } from 'xstate';
import { type Outcome, outcomeOf, type Step } from '../../machines/defineModel';
import { type Difference, differencesFrom } from '../walks/differences';
import type { Standing, Subject } from './subject';

/** The machine was stopped, so no step is possible. */
export class StoppedError extends Error {}

/** Result of a step: the state in the table, and the differences. */
export interface Taken {
  readonly step: string;
  readonly to: string;
  readonly differences: readonly Difference[];
}

/** Takes a step, and verifies the machine also 1 ms before a timer. */
export async function takeStep({
  subject,
  state: from,
  step,
}: Standing & { step: string }): Promise<Taken> {
  const { model, scenario, harness } = subject;
  const what = model.steps[step];
  if (!what) throw new Error(`${model.machine.id} has no step "${step}"`);
  const outcome = outcomeOf(model, scenario, from, step) ?? { to: from, emits: [] };
  checkRunning(subject);
  harness.takeEmitted();
  const early = await perform(subject, what, from);
  const differences = [...early, ...look(subject, outcome)];
  return { step, to: outcome.to, differences };
}

/**
 * Differences from the table in the current state.
 * @throws if the machine was stopped.
 */
export function look(subject: Subject, outcome: Outcome<string>): readonly Difference[] {
  checkRunning(subject);
  const { model, harness } = subject;
  const snapshot: AnyMachineSnapshot = harness.actor.getSnapshot();
  return differencesFrom(model, outcome, {
    snapshot,
    pending: harness.pending(),
    emitted: harness.takeEmitted(),
  });
}

async function perform(subject: Subject, what: Step, from: string): Promise<readonly Difference[]> {
  const { harness } = subject;
  if ('events' in what) {
    for (const event of what.events) harness.actor.send(event);
    return [];
  }
  if ('wait' in what) {
    harness.clock.increment(what.wait - 1);
    const early = look(subject, { to: from, emits: [] });
    harness.clock.increment(1);
    return early.map((one) => ({ ...one, what: `1 ms too early: ${one.what}` }));
  }
  await harness.answer(what);
  return [];
}

function checkRunning({ model, isStopped }: Subject): void {
  if (isStopped()) {
    throw new StoppedError(`The actor of ${model.machine.id} was stopped: its page was left.`);
  }
}
