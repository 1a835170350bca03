import { expect, type Page } from '@playwright/test';
import { startedAttribute } from './watch';

/** Moves the pointer until the page is hydrated. */
export async function hydrateSite(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await expect(page.locator(`html[${startedAttribute}]`)).toBeAttached({ timeout: 5_000 });
  }).toPass();
}

/** Waits until the page is hydrated. */
export async function hasStarted(page: Page): Promise<void> {
  await expect(page.locator(`html[${startedAttribute}]`)).toBeAttached();
}
