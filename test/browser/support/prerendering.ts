import type { Page } from '@playwright/test';

/** Loads pages like prerendered ones, which Playwright does not support, until they are shown. */
export async function prerender(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
}

/** Shows a page that was loaded like a prerendered one. */
export async function showPrerendered(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
}
