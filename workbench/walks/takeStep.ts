import type { AnyMachineSnapshot } from 'xstate';
import { type Model, type Outcome, outcomeOf, type Step } from '../../machines/defineModel';
import { type Difference, differencesFrom } from './differences';
import type { MachineHarness } from './machineHarness';

/** A machine in a scenario, ready for steps. */
export interface Subject {
  readonly model: Model;
  readonly scenario: string;
  readonly harness: MachineHarness;
}

/** A machine with its expected state. */
export interface Standing<Stepped extends Subject = Subject> {
  readonly subject: Stepped;
  readonly state: string;
  /** Time in ms on the harness's clock at which the state was entered. */
  readonly since: number;
}

/** Result of a step: the state in the table, and the differences from it. */
export interface Taken {
  readonly step: string;
  readonly from: string;
  readonly to: string;
  /** Time in ms. */
  readonly at: number;
  readonly differences: readonly Difference[];
}

/** Takes a step, and compares the machine with the table after it and 1 ms before a timer. */
export async function takeStep(
  { subject, state: from, since }: Standing,
  step: string,
): Promise<Taken> {
  const { model, scenario, harness } = subject;
  const what = model.steps[step];
  if (!what) throw new Error(`${model.machine.id} has no step "${step}"`);
  const outcome = outcomeOf(model, scenario, from, step) ?? { to: from, emits: [] };
  harness.takeEmitted();
  const early = await perform(subject, what, { from, since });
  const differences = [...early, ...look(subject, outcome)];
  return { step, from, to: outcome.to, at: harness.clock.now(), differences };
}

/** Differences from the table in the current state. */
export function look(
  { model, harness }: Subject,
  outcome: Outcome<string>,
  when = '',
): readonly Difference[] {
  const snapshot: AnyMachineSnapshot = harness.actor.getSnapshot();
  const found = { snapshot, pending: harness.pending(), emitted: harness.takeEmitted() };
  return differencesFrom(model, outcome, found).map((one) => ({ ...one, key: when + one.key }));
}

async function perform(
  subject: Subject,
  what: Step,
  { from, since }: { readonly from: string; readonly since: number },
): Promise<readonly Difference[]> {
  const { actor, clock, answer } = subject.harness;
  if ('events' in what) {
    for (const event of what.events) actor.send(event);
    return [];
  }
  if ('wait' in what) {
    // Time that passed by hand in the same state counts.
    clock.increment(Math.max(0, what.wait - 1 - (clock.now() - since)));
    const early = look(subject, { to: from, emits: [] }, '1 ms too early: ');
    clock.increment(1);
    return early;
  }
  await answer(what);
  return [];
}
