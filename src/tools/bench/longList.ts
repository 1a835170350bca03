import type { Page } from '@playwright/test';
import type { Figure } from './figure';
import { fulfilReviews, reviewsText } from './reviewsAnswer';
import type { Run } from './run';
import { summarize } from './statistics';

/** How many reviews the API answers with: about 28 MB. */
const count = 50_000;
/** What the page may take beyond the control, in ms. */
const limit = 250;

/**
 * The longest task while a long list of reviews comes in and is shown, beyond the time that the same page takes
 * to parse the same text, which no reader of JSON can do without. On this machine as it is.
 */
export async function measureLongList({ browser, sites, rounds }: Run): Promise<Figure[]> {
  const body = reviewsText(count);
  const longest: number[] = [];
  const parse: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await watchTasks(page);
    await fulfilReviews(page, count);
    await page.goto(`${sites.withoutId.ours.en}/reviews`);
    await page.getByText('Words of guest 12.').waitFor({ timeout: 60_000 });
    longest.push(await page.evaluate(() => Reflect.get(globalThis, 'longestTask')));
    parse.push(await timeParse(page, body));
    await context.close();
  }
  return [
    {
      subject: 'Long list',
      name: `longest task while ${count} reviews are shown, beyond parsing them`,
      counting: null,
      unit: 'ms',
      ours: summarize(longest.map((task, round) => Math.max(0, task - (parse[round] ?? 0)))),
      control: { ...summarize(parse), what: 'parsing alone' },
      goal: { atMost: limit },
    },
  ];
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
