import fc from 'fast-check';

/** Tests that `holds` throws for none of 1,000 generated values, which are the same in every run. */
export function property<Value>(
  name: string,
  arbitrary: fc.Arbitrary<Value>,
  holds: (value: Value) => void,
): void {
  test(name, () => {
    fc.assert(fc.property(arbitrary, holds), { numRuns: 1000, seed: 15 });
  });
}

/** Faster than `expect` for a thousand values. */
export function same(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: expected ${other}, found ${one}`);
}

/** @throws Error with the text unless the condition is true. */
export function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}
