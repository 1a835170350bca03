/** One difference between two values, by its key: `items.0.name`; `'absent'` on the side that lacks the key. */
export interface Difference {
  readonly key: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Differences of plain data per key. Actors are compared by identity. */
export function differencesBetween(
  expected: unknown,
  found: unknown,
  key = '',
): readonly Difference[] {
  if (Object.is(expected, found)) return [];
  if (!isPlain(expected) || !isPlain(found) || Array.isArray(expected) !== Array.isArray(found)) {
    return [{ key, expected, found }];
  }
  return Object.keys({ ...expected, ...found }).flatMap((inner) =>
    differencesBetween(
      valueIn(expected, inner),
      valueIn(found, inner),
      key ? `${key}.${inner}` : inner,
    ),
  );
}

function valueIn(side: Readonly<Record<string, unknown>>, key: string): unknown {
  return key in side ? side[key] : 'absent';
}

export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !('sessionId' in value);
}

/** `projection.isVisible: expected true, found false`. */
export function differenceText({ key, expected, found }: Difference): string {
  return `${key}: expected ${plainText(expected)}, found ${plainText(found)}`;
}

/** A value as JSON: actors by name, functions as such, no circular references. `mask` replaces texts. */
export function plainText(value: unknown, indent = 0, mask?: (text: string) => string): string {
  const around: unknown[] = [];
  const text = JSON.stringify(
    value,
    function (this: object, key) {
      // Not what an actor's `toJSON` returns.
      const inner: unknown = Reflect.get(this, key);
      if (typeof inner === 'function') return 'ƒ';
      if (typeof inner === 'string' && mask && key !== 'type') return mask(inner);
      if (typeof inner !== 'object' || inner === null) return inner;
      if ('getSnapshot' in inner && 'id' in inner) return `→ ${inner.id}`;
      while (around.length > 0 && around.at(-1) !== this) around.pop();
      if (around.includes(inner)) return '↺';
      around.push(inner);
      return inner;
    },
    indent,
  );
  return text ?? 'undefined';
}
