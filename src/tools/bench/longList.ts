import type { Browser, Page } from '@playwright/test';
import { median } from './median';

/** How many reviews the API answers with: about 28 MB. */
const count = 50_000;
const rounds = 5;
/** What the page may take beyond the control, in ms. */
const limit = 250;

/**
 * The longest task while a long list of reviews comes in and is shown. The control is the time that
 * the same page takes to parse the same text, which no reader of JSON can do without.
 */
export async function benchLongList(
  browser: Browser,
  site: string,
): Promise<{ readonly text: string; readonly isWithinLimit: boolean }> {
  const body = JSON.stringify(Array.from({ length: count }, (_, index) => reviewOf(index)));
  const longest: number[] = [];
  const parse: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await watchTasks(page);
    await page.route('**/api/reviews/*', (route) =>
      route.fulfill({ body, contentType: 'application/json' }),
    );
    await page.goto(`${site}/reviews`);
    await page.getByText('Words of guest 12.').waitFor({ timeout: 60_000 });
    longest.push(await page.evaluate(() => Reflect.get(globalThis, 'longestTask')));
    parse.push(await timeParse(page, body));
    await context.close();
  }
  const megabytes = (Buffer.byteLength(body) / 1024 / 1024).toFixed(1);
  const beyond = median(longest) - median(parse);
  const text = [
    `${count} reviews, ${megabytes} MB (ms, medians of ${rounds})`,
    `longest task ${median(longest).toFixed(0)}, parsing alone ${median(parse).toFixed(0)}, beyond it ${beyond.toFixed(0)} (limit ${limit})${beyond > limit ? ': too much' : ''}`,
  ].join('\n');
  return { text, isWithinLimit: beyond <= limit };
}

async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'longestTask', 0);
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      const before: number = Reflect.get(globalThis, 'longestTask');
      Reflect.set(globalThis, 'longestTask', Math.max(before, longest));
    }).observe({ type: 'longtask' });
  });
}

function timeParse(page: Page, body: string): Promise<number> {
  return page.evaluate((text) => {
    const started = performance.now();
    JSON.parse(text);
    return performance.now() - started;
  }, body);
}

function reviewOf(index: number) {
  const review = `Words of guest ${index + 1}. `;
  return {
    id: `review-${index + 1}`,
    appId: 'bench',
    name: `Guest ${index + 1}`,
    company: 'A café by the sea',
    service: 'qr-menu-systems',
    rating: 5,
    review: index < 12 ? review.trim() : review.repeat(14),
    status: 'approved',
    createdAt: '2025-01-01T00:00:00.000Z',
  };
}
