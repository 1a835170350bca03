import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

/** How long a page may take for what it is asked, in ms; what passes does not wait. */
const patience = 10_000;

/** Waits until what is read is what is expected. @throws Error with what was read last. */
export async function soon<Value>(
  what: string,
  read: () => Promise<Value>,
  expected: Value,
): Promise<void> {
  const found = await lastRead(read, (value) => isDeepStrictEqual(value, expected));
  same(what, found, expected);
}

/** Waits until what is read is such, and gives it. @throws Error with what was read last. */
export async function until<Value>(
  what: string,
  read: () => Promise<Value>,
  isSuch: (value: Value) => boolean,
): Promise<Value> {
  const found = await lastRead(read, isSuch);
  if (!isSuch(found)) throw new Error(`${what}: found ${JSON.stringify(found)}`);
  return found;
}

/** @throws Error when they differ. */
export function same<Value>(what: string, found: Value, expected: Value): void {
  if (isDeepStrictEqual(found, expected)) return;
  const [is, should] = [found, expected].map((value) => JSON.stringify(value));
  throw new Error(`${what}: expected ${should}, found ${is}`);
}

/** A page that is just giving way to another cannot be read: that is no answer yet. */
async function lastRead<Value>(
  read: () => Promise<Value>,
  isSuch: (value: Value) => boolean,
): Promise<Value> {
  const deadline = Date.now() + patience;
  for (;;) {
    const isLast = Date.now() > deadline;
    try {
      const value = await read();
      if (isSuch(value) || isLast) return value;
    } catch (error) {
      if (isLast) throw error;
    }
    await wait(50);
  }
}
