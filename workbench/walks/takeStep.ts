import type { AnyMachineSnapshot } from 'xstate';
import { type Model, type Outcome, outcomeOf, type Step } from '../../machines/defineModel';
import { type Difference, differencesFrom } from './differences';
import type { MachineHarness } from './machineHarness';
import { strayDifferences } from './strayEvents';

/** A machine in a scenario, ready for steps. */
export interface Subject {
  readonly model: Model;
  readonly scenario: string;
  readonly harness: MachineHarness;
  /** States in which unlisted events were tried: once is enough. */
  readonly tried: Set<string>;
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
  return { step, to: outcome.to, at: harness.clock.now(), differences };
}

/** Differences from the table in the current state, and after events that the state does not list. */
export function look(
  { model, scenario, harness, tried }: Subject,
  outcome: Outcome<string>,
  when = '',
): readonly Difference[] {
  const snapshot: AnyMachineSnapshot = harness.actor.getSnapshot();
  const pending = pendingOf(model, harness);
  const found = { snapshot, pending, emitted: harness.takeEmitted() };
  const differences = differencesFrom(model, outcome, found);
  const isNew = !tried.has(outcome.to);
  tried.add(outcome.to);
  return [
    ...differences.map((one) => ({ ...one, key: when + one.key })),
    ...(isNew ? strayDifferences(model, scenario, outcome.to, snapshot) : []),
  ];
}

/** Inputs of the ports of a model that wait for an answer. */
export function pendingOf(
  { ports = {} }: Model,
  { pendingRequests }: MachineHarness,
): Readonly<Record<string, unknown>> {
  const own = [...pendingRequests].filter(({ port }) => port in ports);
  return Object.fromEntries(own.map(({ port, input }) => [port, input]));
}

async function perform(
  subject: Subject,
  what: Step,
  { from, since }: { readonly from: string; readonly since: number },
): Promise<readonly Difference[]> {
  const { actor, clock, pendingRequests } = subject.harness;
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
  const port = 'done' in what ? what.done : what.fail;
  const request = [...pendingRequests].findLast((one) => one.port === port);
  if (!request) return [{ key: `request of ${port}`, expected: 'pending', found: 'absent' }];
  if ('done' in what) request.resolve?.(what.output);
  else request.reject?.(new Error('the request failed'));
  await settle();
  return [];
}

/** Flushes resolved promises. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    // A thousand paths feel the millisecond of a timer; browsers lack the alternative.
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}
