import type { AnyMachineSnapshot } from 'xstate';
import { type Outcome, outcomeOf, type Step } from '../model/model';
import { type Difference, differencesBetween } from './differences';
import type { MachineHarness } from './machineHarness';
import { strayDifferences } from './strayEvents';

/** A machine with its expected state. */
export interface Standing<Subject extends MachineHarness = MachineHarness> {
  readonly subject: Subject;
  readonly state: string;
  /** Time in ms on its clock at which the state was entered. */
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
export async function takeStep(standing: Standing, step: string): Promise<Taken> {
  const { subject, state } = standing;
  const { model, scenario, clock } = subject;
  const what = model.steps[step];
  if (!what) throw new Error(`${model.machine.id} has no step "${step}"`);
  const outcome = outcomeOf(model, scenario, state, step) ?? { to: state, emits: [] };
  subject.takeEmitted();
  const early = await perform(standing, what);
  const differences = [...early, ...look(subject, outcome)];
  return { step, to: outcome.to, at: clock.now(), differences };
}

/** Differences from the table in the current state, and after events that the state does not list. */
export function look(
  subject: MachineHarness,
  { to, emits }: Outcome<string>,
  when = '',
): readonly Difference[] {
  const { tried } = subject;
  const differences = [
    ...stateDifferences(subject, to),
    ...differencesBetween(emits, subject.takeEmitted(), 'emitted events'),
  ];
  // Events change a state that differs already in other ways than the table says.
  const isNew = !tried.has(to) && differences.length === 0;
  if (isNew) tried.add(to);
  return [
    ...differences.map((one) => ({ ...one, key: when + one.key })),
    ...(isNew ? strayDifferences(subject, to) : []),
  ];
}

/** Differences from one state of the table, ignoring emitted events. */
export function stateDifferences(
  { model, actor, pendingRequests }: MachineHarness,
  state: string,
): readonly Difference[] {
  const expected = model.states[state];
  if (!expected) throw new Error(`${model.machine.id}: there is no state "${state}"`);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (snapshot.status === 'error') {
    return [{ key: 'error', expected: undefined, found: String(snapshot.error) }];
  }
  const pending = [...pendingRequests].filter(({ port }) => port in (model.ports ?? {}));
  const inputs = Object.fromEntries(pending.map(({ port, input }) => [port, input]));
  return [
    ...differencesBetween(expected.projection, model.project(snapshot), 'projection'),
    ...(expected.is === undefined
      ? []
      : differencesBetween(expected.is, snapshot.value, 'state value')),
    ...differencesBetween(expected.activeActors ?? {}, inputs, 'active actors'),
  ];
}

async function perform(
  { subject, state, since }: Standing,
  what: Step,
): Promise<readonly Difference[]> {
  const { actor, clock, pendingRequests } = subject;
  if ('events' in what) {
    for (const event of what.events) actor.send(event);
    return [];
  }
  if ('wait' in what) {
    // Time that passed by hand in the same state counts.
    clock.increment(Math.max(0, what.wait - 1 - (clock.now() - since)));
    const early = look(subject, { to: state, emits: [] }, '1 ms too early: ');
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
