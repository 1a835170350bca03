import type { Locator } from '@playwright/test';

/**
 * Presses what says that it is disabled, as a hand does: `click()` would wait until it is enabled, and with
 * `force` it would not wait until the element stands still, and press beside it.
 */
export async function pressNow(locator: Locator): Promise<void> {
  await locator.hover();
  const mouse = locator.page().mouse;
  await mouse.down();
  await mouse.up();
}
