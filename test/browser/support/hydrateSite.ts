import { expect, type Page } from '@playwright/test';
import { startedAttribute } from './watch';

/** Moves the pointer, as a person does, until the site answers. */
export async function hydrateSite(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await expect(page.locator(`html[${startedAttribute}]`)).toBeAttached({ timeout: 5_000 });
  }).toPass();
}

/** Waits until the site answers to a person, whatever made it start. */
export async function hasStarted(page: Page): Promise<void> {
  await expect(page.locator(`html[${startedAttribute}]`)).toBeAttached();
}
