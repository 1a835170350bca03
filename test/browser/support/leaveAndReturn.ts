import type { Page } from '@playwright/test';

/**
 * Dispatches the events of a page that leaves for the back/forward cache and returns, because Playwright disables that
 * cache.
 * @param between runs in the page before it returns.
 */
export async function leaveAndReturn(page: Page, between?: () => void): Promise<void> {
  const send = (type: 'pagehide' | 'pageshow') =>
    page.evaluate(
      (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  await send('pagehide');
  if (between) await page.evaluate(between);
  await send('pageshow');
}
