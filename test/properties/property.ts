import fc from 'fast-check';

/** Something that holds for any input, with the input that it is tried on. */
export interface Property {
  /** Begins with the section of the specification. */
  readonly name: string;
  /**
   * Tries it on as many inputs as `runs` says; the same seed gives the same ones.
   * @throws with the smallest input that breaks it.
   */
  check(runs: number, seed: number): Promise<void>;
}

/** A property of the values that `arbitrary` makes: `holds` throws where it is broken. */
export function property<Value>(
  name: string,
  arbitrary: fc.Arbitrary<Value>,
  holds: (value: Value) => void | Promise<void>,
): Property {
  return {
    name,
    check: (numRuns, seed) =>
      // One that waits for nothing runs several times as fast without promises.
      Promise.resolve(
        fc.assert(
          holds.constructor.name === 'AsyncFunction'
            ? fc.asyncProperty(arbitrary, async (value) => holds(value))
            : fc.property(arbitrary, (value) => void holds(value)),
          { numRuns, seed },
        ),
      ),
  };
}

/** @throws where what was found is not what is expected; quicker than Jest's own, and plain to read. */
export function same(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: expected ${other}, found ${one}`);
}

/** @throws where it is not so. */
export function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}
