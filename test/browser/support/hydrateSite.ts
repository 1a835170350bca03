import { expect, type Page } from '@playwright/test';
import { startedAttribute } from './watch';

type Options = Parameters<Page['goto']>[1];

/** Opens an address and hydrates its page. */
export async function openHydrated(page: Page, address: string, options?: Options): Promise<void> {
  await page.goto(address, options);
  await hydrateSite(page);
}

/** Moves the pointer until the page is hydrated. */
export async function hydrateSite(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    // Asks at each frame, unlike an expectation, which pauses for up to a second.
    await page.waitForFunction(
      (mark) => document.documentElement.hasAttribute(mark),
      startedAttribute,
      { timeout: 5_000 },
    );
  }).toPass();
}

/** Waits until the page is hydrated. */
export async function hasStarted(page: Page): Promise<void> {
  await expect(page.locator(`html[${startedAttribute}]`)).toBeAttached();
}
