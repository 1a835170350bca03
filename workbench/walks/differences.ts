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

/** One difference between two values, by its key: `items.0.name`; `'absent'` on the side that lacks the key. */
export interface Difference {
  readonly key: string;
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
    ...differencesBetween(emits, found.emitted, 'emitted events'),
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
  if (snapshot.status === 'error') {
    return [{ key: 'error', expected: undefined, found: String(snapshot.error) }];
  }
  return [
    ...differencesBetween(expected.projection, model.project(snapshot), 'projection'),
    ...(expected.is === undefined
      ? []
      : differencesBetween(expected.is, snapshot.value, 'state value')),
    ...differencesBetween(expected.activeActors ?? {}, pending, 'active actors'),
  ];
}

/**
 * Differences of plain data per key, by value and not by prototype, so that values from a frame can be compared with
 * values outside of it. Actors are compared by identity.
 */
export function differencesBetween(
  expected: unknown,
  found: unknown,
  key = '',
): readonly Difference[] {
  if (Object.is(expected, found)) return [];
  if (!isPlain(expected) || !isPlain(found) || Array.isArray(expected) !== Array.isArray(found)) {
    return [{ key, expected, found }];
  }
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])].flatMap((inner) => {
    const path = key ? `${key}.${inner}` : inner;
    return inner in expected && inner in found
      ? differencesBetween(expected[inner], found[inner], path)
      : [{ key: path, expected: valueIn(expected, inner), found: valueIn(found, inner) }];
  });
}

function valueIn(side: Readonly<Record<string, unknown>>, key: string): unknown {
  return key in side ? side[key] : 'absent';
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !('sessionId' in value);
}
