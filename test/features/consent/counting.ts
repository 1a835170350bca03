import { expect, type Page } from '@playwright/test';

/** Measurement id of the variants with analytics. */
export const measurementId = 'G-TEST123456';

export const countingScript = '**/gtag/js?*';

export interface Counting {
  /** Requests for the analytics script. */
  readonly scripts: readonly string[];
  /** Calls of `gtag()` in order. */
  readonly sent: readonly unknown[][];
}

/** Records requests to the analytics service from now on. */
export function watchCounting(page: Page): Counting {
  const scripts: string[] = [];
  const sent: unknown[][] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/gtag/js') scripts.push(request.url());
    if (pathname === '/collect') sent.push(JSON.parse(request.postData() ?? '[]'));
  });
  return { scripts, sent };
}

/** Waits until this many calls were sent. */
export async function hasSent({ sent }: Counting, calls: number): Promise<void> {
  await expect.poll(() => sent).toHaveLength(calls);
}

/** Nothing to wait for: this gives the page the time and conditions for what it must not do. */
export async function giveTime(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        // A page that paints nothing may never have idle time.
        const soon = { timeout: 500 };
        requestIdleCallback(() => requestIdleCallback(done, soon), soon);
      }),
  );
}

/** Analytics calls of a page. */
export const calls = {
  config: (path: string, title: unknown = expect.any(String)) => [
    'config',
    measurementId,
    {
      page_path: path,
      page_title: title,
      page_location: expect.stringMatching(`^http://[^/]+${path}([?]|$)`),
    },
  ],
  language: (language: string) => [
    'event',
    'language_view',
    { event_category: 'user_preference', event_label: language },
  ],
  domain: (label: 'israel' | 'international') => [
    'event',
    'domain_view',
    { event_category: 'geographic', event_label: label },
  ],
} as const;

/** Enables Global Privacy Control on every page. */
export async function askForPrivacy(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
}

/** True if visits are counted: there is a data layer, and analytics is not disabled. */
export function isCounting(page: Page): Promise<boolean> {
  return page.evaluate(
    (id) => 'dataLayer' in window && Reflect.get(window, `ga-disable-${id}`) !== true,
    measurementId,
  );
}
