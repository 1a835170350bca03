import type { Locator } from '@playwright/test';

/** Which of several things are seen, by the names that a model has for them; all are looked at together. */
export async function visibility(
  things: Readonly<Record<string, Locator>>,
): Promise<Readonly<Record<string, boolean>>> {
  return Object.fromEntries(
    await Promise.all(
      Object.entries(things).map(async ([name, thing]) => [name, await thing.isVisible()]),
    ),
  );
}
