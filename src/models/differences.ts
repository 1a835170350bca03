import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Model, Outcome } from '../../machines/model';
import { sameFacts } from './sameFacts';

/** What a machine shows of itself at one moment. */
export interface Found {
  readonly snapshot: AnyMachineSnapshot;
  /** The ports that are being asked, and for what. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** What was told since it was last looked at. */
  readonly told: readonly AnyEventObject[];
}

/** One thing that is not as the table says. */
export interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** What is not as a model's table says, in the order in which it is looked at. */
export function differencesFrom(
  model: Model,
  { to, tells }: Outcome<string>,
  found: Found,
): readonly Difference[] {
  return [...stateDifferences(model, to, found), ...difference('what is told', tells, found.told)];
}

/** What is not as in one state of the table, whatever was told on the way to it. */
export function stateDifferences(
  model: Model,
  state: string,
  { snapshot, asked }: Omit<Found, 'told'>,
): readonly Difference[] {
  const expected = model.states[state];
  if (!expected) throw new Error(`${model.machine.id}: there is no state "${state}"`);
  return [
    ...difference(`what is seen in "${state}"`, expected.seen, model.project(snapshot)),
    ...(expected.is === undefined ? [] : difference('the state', expected.is, snapshot.value)),
    ...difference(`what is asked for in "${state}"`, expected.asks ?? {}, asked),
  ];
}

function difference(what: string, expected: unknown, found: unknown): readonly Difference[] {
  return sameFacts(expected, found) ? [] : [{ what, expected, found }];
}
