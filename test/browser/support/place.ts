import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Position of an element in the window, in px.
 * @throws if it is not visible.
 */
export async function placeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not shown');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height, ...box };
}

/** Scroll position, in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Waits until the heading is fully visible below the sticky header. */
export async function expectBelowHeader(page: Page, heading: Locator): Promise<void> {
  await expect(async () => {
    const header = await placeOf(page.getByRole('banner'));
    const place = await placeOf(heading);
    expect(place.top).toBeGreaterThanOrEqual(header.bottom);
    expect(place.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }).toPass();
}

/** Marks the window, so that `isSameWindow` detects a reload. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'mark', 'the same'));
}

export function isSameWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'mark') === 'the same');
}
