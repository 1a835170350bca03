import { expect, type Page } from '@playwright/test';
import { startedMark } from './watch';

/** Acts as a person does, by moving the pointer, until the site answers. */
export async function wakeSite(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await hasStarted(page, 5_000);
  }).toPass({ timeout: 30_000 });
}

/** Waits until the site answers to a person, whatever made it start. */
export async function hasStarted(page: Page, timeout = 30_000): Promise<void> {
  await expect(page.locator(`html[${startedMark}]`)).toBeAttached({ timeout });
}
