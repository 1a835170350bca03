/** One difference between two values, by its key: `items.0.name`; `'absent'` on the side that lacks the key. */
export interface Difference {
  readonly key: string;
  readonly expected: unknown;
  readonly found: unknown;
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
