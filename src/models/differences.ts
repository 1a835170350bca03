import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Model, Outcome } from '../../machines/model';

/** What a machine shows of itself at one moment. */
export interface Found {
  readonly snapshot: AnyMachineSnapshot;
  /** The ports that wait for an answer, with their input. */
  readonly pending: Readonly<Record<string, unknown>>;
  /** What was emitted since it was last looked at. */
  readonly emitted: readonly AnyEventObject[];
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
  { to, emits }: Outcome<string>,
  found: Found,
): readonly Difference[] {
  return [
    ...stateDifferences(model, to, found),
    ...difference('what is emitted', emits, found.emitted),
  ];
}

/** What is not as in one state of the table, whatever was emitted on the way to it. */
export function stateDifferences(
  model: Model,
  state: string,
  { snapshot, pending }: Omit<Found, 'emitted'>,
): readonly Difference[] {
  const expected = model.states[state];
  if (!expected) throw new Error(`${model.machine.id}: there is no state "${state}"`);
  return [
    ...difference(`what is seen in "${state}"`, expected.seen, model.project(snapshot)),
    ...(expected.is === undefined ? [] : difference('the state', expected.is, snapshot.value)),
    ...difference(`what is asked for in "${state}"`, expected.pendingRequests ?? {}, pending),
  ];
}

function difference(what: string, expected: unknown, found: unknown): readonly Difference[] {
  return deepEqual(expected, found) ? [] : [{ what, expected, found }];
}

/**
 * Whether two facts are alike: plain data, compared by what is in it and not by whose it is, so that
 * what comes out of a frame can be held against a table outside of it.
 */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false;
  }
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && deepEqual(one[key], other[key]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
