import { expect, type Page } from '@playwright/test';

/** The measurement id of the variants that count. */
export const measurementId = 'G-TEST123456';

export const countingScript = '**/gtag/js?*';

export interface Counting {
  /** Addresses of the analytics script, as often as it was asked for. */
  readonly scripts: readonly string[];
  /** What was sent, one call of `gtag()` each, in order. */
  readonly sent: readonly unknown[][];
}

/** What the page asks of the analytics service and sends to it, from now on. */
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

/** Waits until this many calls were sent, from the beginning. */
export async function hasSent({ sent }: Counting, calls: number): Promise<void> {
  await expect.poll(() => sent).toHaveLength(calls);
}

/** Nobody can wait for nothing: this gives the page what it would need to do what it must not. */
export async function giveTime(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        // A page that paints nothing more may never be called idle.
        const soon = { timeout: 500 };
        requestIdleCallback(() => requestIdleCallback(done, soon), soon);
      }),
  );
}

/** The calls that a page is counted by. */
export const calls = {
  config: (path: string) => ['config', measurementId, { page_path: path }],
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

/** Has the browser ask, on every page, not to be followed. */
export async function askForPrivacy(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
}

/** Whether what the page sends is counted now: there is a data layer, and nothing tells its reader to stop. */
export function isCounting(page: Page): Promise<boolean> {
  return page.evaluate(
    (id) => 'dataLayer' in window && Reflect.get(window, `ga-disable-${id}`) !== true,
    measurementId,
  );
}
