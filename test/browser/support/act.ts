import { expect, type Page } from '@playwright/test';
import { startedMark } from './watch';

/** Gives the first sign of a person and waits until the site answers to one. */
export async function act(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await hasStarted(page);
}

/** Waits until the site answers to a person, whatever made it start. */
export async function hasStarted(page: Page): Promise<void> {
  await expect(page.locator(`html[${startedMark}]`)).toBeAttached();
}
