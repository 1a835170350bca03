import { expect, type Locator, type Page } from '@playwright/test';

/** Where a locator's element lies in the window, in px. @throws when it is not shown. */
export async function placeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not shown');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height, ...box };
}

/** How far down the page is scrolled, in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Waits until all of the heading shows in the window, and the sticky header does not cover it. */
export async function expectBelowHeader(page: Page, heading: Locator): Promise<void> {
  await expect(async () => {
    const header = await placeOf(page.getByRole('banner'));
    const place = await placeOf(heading);
    expect(place.top).toBeGreaterThanOrEqual(header.bottom);
    expect(place.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }).toPass();
}

/** Marks the window, so that `isSameWindow` can tell whether the page was loaded again since. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'mark', 'the same'));
}

export function isSameWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'mark') === 'the same');
}
