import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Model, Outcome } from '../../machines/defineModel';

/** Observable state of a machine at one moment. */
export interface Found {
  readonly snapshot: AnyMachineSnapshot;
  /** Actors that wait for an answer, with their input. */
  readonly pending: Readonly<Record<string, unknown>>;
  /** Events emitted since the last look. */
  readonly emitted: readonly AnyEventObject[];
}

/** One difference from the table. */
export interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Differences from the model's table, in the order of comparison. */
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

/** Differences from one state of the table, ignoring emitted events. */
export function stateDifferences(
  model: Model,
  state: string,
  { snapshot, pending }: Omit<Found, 'emitted'>,
): readonly Difference[] {
  const expected = model.states[state];
  if (!expected) throw new Error(`${model.machine.id}: there is no state "${state}"`);
  return [
    ...difference(`projection in "${state}"`, expected.projection, model.project(snapshot)),
    ...(expected.is === undefined ? [] : difference('the state', expected.is, snapshot.value)),
    ...difference(`active actors in "${state}"`, expected.activeActors ?? {}, pending),
  ];
}

function difference(what: string, expected: unknown, found: unknown): readonly Difference[] {
  return deepEqual(expected, found) ? [] : [{ what, expected, found }];
}

/**
 * Deep equality of plain data, by value and not by prototype, so that values from a frame can be compared with a
 * table outside of it.
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
