import type { Locator } from '@playwright/test';

/** Visible elements by the names of a model, all checked at once. */
export async function visibility(
  things: Readonly<Record<string, Locator>>,
): Promise<Readonly<Record<string, boolean>>> {
  return Object.fromEntries(
    await Promise.all(
      Object.entries(things).map(async ([name, thing]) => [name, await thing.isVisible()]),
    ),
  );
}
