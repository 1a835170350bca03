/** `1 step`, `3 steps`. */
export function counted(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}

/** `"a", "b"`. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** A value as JSON: actors by name, functions as such, no circular references. */
export function plainText(value: unknown, indent = 2): string {
  const around: unknown[] = [];
  const text = JSON.stringify(
    value,
    function (this: unknown, _key, inner: unknown) {
      if (typeof inner === 'function') return 'ƒ';
      if (typeof inner !== 'object' || inner === null) return inner;
      if (isActor(inner)) return `→ ${inner.id}`;
      while (around.length > 0 && around.at(-1) !== this) around.pop();
      if (around.includes(inner)) return '↺';
      around.push(inner);
      return inner;
    },
    indent,
  );
  return text ?? 'undefined';
}

function isActor(value: object): value is { readonly id: string } {
  return 'getSnapshot' in value && 'id' in value;
}
