import type { Page } from '@playwright/test';
import { holdRequests } from '../../browser/models/heldRequests';
import { clientCode, hold } from '../../browser/support/code';
import { hasStarted } from '../../browser/support/hydrateSite';
import { languageItem, section, switchLanguage } from '../../browser/support/roles';
import { expect, hydrateSite, test } from '../../browser/support/test';
import { locales } from '../../browser/support/words';
import { pauseTimer, toasts } from '../toasts/toastPage';
import { givenReview, reviewsAddress } from './reviewsApi';

/* The list of /reviews has one request, which an early script owns until the site starts. */

const { en } = locales;
const { t } = en;

const timeout = 10_000;

type Reply = { readonly status?: number; readonly json?: unknown } | 'silence';

const none = { json: [] };
const missing = { status: 404, json: {} };
const one = { json: [givenReview(1)] };

/** `reviewList.spec.ts` shows reviews. */
const outcomes: readonly {
  readonly name: string;
  readonly reply: Reply;
  readonly text: string;
  readonly hasFailed?: true;
}[] = [
  { name: 'no reviews', reply: none, text: t('reviews.list.empty') },
  { name: 'a 404', reply: missing, text: t('reviews.list.failed'), hasFailed: true },
  { name: 'silence', reply: 'silence', text: t('reviews.list.failed'), hasFailed: true },
];

const stateOf = (page: Page) => page.locator('html');
const list = (page: Page) => section(page, t('reviews.list.heading'));
const retry = (page: Page) => list(page).getByRole('button', { name: t('reviews.list.retry') });

/** Counts the requests of the list, and gives each the next reply, or the last one. */
async function reply(page: Page, ...replies: readonly Reply[]) {
  let requests = 0;
  await page.route(reviewsAddress, async (route) => {
    const given = replies[requests] ?? replies.at(-1);
    requests += 1;
    if (given !== 'silence') await route.fulfill(given);
  });
  return { requests: () => requests };
}

/** Opens the page up to its request of the list, whose answer waits for its release. */
async function openAsking(page: Page, site: string) {
  const answer = await hold(page, reviewsAddress);
  const request = page.waitForRequest(reviewsAddress);
  await page.goto(`${site}/reviews`);
  await request;
  return answer;
}

/** Expects one toast for a failed list, with none waiting behind it; otherwise none. */
async function expectToast(page: Page, hasFailed = false): Promise<void> {
  const { words, close } = toasts(page, en);
  if (hasFailed) {
    await expect(words).toHaveText([t('reviews.toasts.listFailed')]);
    await close.click();
  }
  await expect(words).toHaveCount(0);
}

for (const { name, reply: given, text, hasFailed } of outcomes) {
  test(`[S7] shows the list before hydration for ${name}, and keeps it without a second request`, async ({
    page,
    english,
    allowConsole,
  }) => {
    allowConsole(/404 \(Not Found\)/);
    const asked = await reply(page, given);
    if (given === 'silence') await pauseTimer(page);
    await page.goto(`${english}/reviews`);
    if (given === 'silence') {
      // The boot script waits for an idle callback.
      const requestsAfterIdleTime = async () => {
        await page.clock.runFor(10);
        return asked.requests();
      };
      await expect.poll(requestsAfterIdleTime).toBe(1);
      await page.clock.runFor(timeout - 1_000);
      await expect(page.getByText(t('reviews.list.loading'))).toBeAttached();
      await page.clock.runFor(1_000);
    }
    await expect(list(page).getByText(text)).toBeVisible();
    await expect(page.getByText(t('reviews.list.loading'))).toHaveCount(0);
    await expect(stateOf(page)).toHaveAttribute('data-start', 'waiting');
    if (given === 'silence') await page.clock.resume();
    await hydrateSite(page);
    await expectToast(page, hasFailed);
    await expect(list(page).getByText(text)).toBeVisible();
    expect(asked.requests()).toBe(1);
  });
}

for (const [name, given, text] of [
  ['reviews', one, givenReview(1).review],
  ['a 404', missing, t('reviews.list.failed')],
] as const) {
  test(`[S7] asks once for a list that is answered during the start with ${name}`, async ({
    page,
    english,
    allowConsole,
  }) => {
    allowConsole(/404 \(Not Found\)/);
    const asked = await reply(page, given);
    const client = await hold(page, clientCode);
    const answer = await openAsking(page, english);
    await page.keyboard.press('Shift');
    await expect(stateOf(page)).toHaveAttribute('data-start', 'starting');
    const answered = page.waitForResponse(reviewsAddress);
    answer.release();
    await (await answered).finished();
    await expect(page.getByText(t('reviews.list.loading'))).toBeAttached();
    client.release();
    await hasStarted(page);
    await expect(list(page).getByText(text)).toBeVisible();
    await expectToast(page, given === missing);
    expect(asked.requests()).toBe(1);
  });
}

test('[S7] shows a list that is answered during a start that fails', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch/);
  await reply(page, one);
  const client = await holdRequests(page, clientCode);
  const answer = await openAsking(page, english);
  await page.keyboard.press('Shift');
  await expect(stateOf(page)).toHaveAttribute('data-start', 'starting');
  answer.release();
  await client.answer((route) => route.abort());
  await expect(stateOf(page)).toHaveAttribute('data-start', 'failed');
  await expect(list(page).getByText(givenReview(1).review)).toBeVisible();
});

test('[S3] asks once if the language changes while the list is loading', async ({
  page,
  english,
}) => {
  const asked = await reply(page, one);
  const answer = await openAsking(page, english);
  const other = await switchLanguage(page, en);
  await expect(languageItem(page, other)).toHaveCount(0);
  answer.release();
  await expect(page.getByText(givenReview(1).review)).toBeVisible();
  await expect(page.getByText(other.t('reviews.toasts.listFailed'))).toHaveCount(0);
  expect(asked.requests()).toBe(1);
});

test('[S4] loads a failed list again by a press before hydration', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const asked = await reply(page, missing, one);
  await page.goto(`${english}/reviews`);
  await expect(retry(page)).toBeVisible();
  await expect(stateOf(page)).toHaveAttribute('data-start', 'waiting');
  await retry(page).click();
  await expect(list(page).getByText(givenReview(1).review)).toBeVisible();
  await expect(retry(page)).toHaveCount(0);
  await expectToast(page, true);
  expect(asked.requests()).toBe(2);
});
