import type { Locator, Page, Route } from '@playwright/test';
import { hold } from './support/code';
import { wideElements } from './support/fit';
import { hasStarted } from './support/hydrateSite';
import { givenReview, reviewsAddress, stubReviews } from './support/reviews';
import { navigation, section, switchLanguage } from './support/roles';
import { seenShifts, settle } from './support/shifts';
import { expect, hydrateSite, test } from './support/test';
import { type Locale, locales } from './support/words';

function items(page: Page, { t }: Locale): Locator {
  return page.getByRole('list', { name: t('reviews.list.label') }).getByRole('listitem');
}

function testimonials(page: Page, { t }: Locale): Locator {
  return section(page, t('reviews.list.heading'));
}

function retry(page: Page, locale: Locale): Locator {
  return testimonials(page, locale).getByRole('button', { name: locale.t('reviews.list.retry') });
}

const twenty = Array.from({ length: 20 }, (_, index) => givenReview(index + 1));

test('[S2] shows up to 6 reviews on home once they come near, and up to 12 on the reviews page', async ({
  page,
  english,
}) => {
  const locale = locales.en;
  const { t } = locale;
  let asked = 0;
  await stubReviews(page, async (route: Route) => {
    asked += 1;
    await route.fulfill({ json: { reviews: twenty } });
  });
  const lead = (path: '/reviews' | '/pricing') =>
    navigation(page, locale).locator(`a[href="${path}"]`).click();
  const allWords = (count: number) =>
    twenty.slice(0, count).map(({ review }) => new RegExp(review));

  await page.goto(english);
  await settle(page);
  await hydrateSite(page);
  const shifts = (await seenShifts(page)).length;
  await section(page, t('home.testimonials.heading')).scrollIntoViewIfNeeded();
  await expect(items(page, locale)).toHaveText(allWords(6));
  await settle(page);
  expect((await seenShifts(page)).slice(shifts), 'what they move').toEqual([]);
  await lead('/reviews');
  await expect(items(page, locale)).toHaveText(allWords(12));

  await test.step('[S7] a language change keeps them without a request', async () => {
    expect(asked).toBe(2);
    const other = await switchLanguage(page, locale);
    await expect(items(page, other)).toHaveCount(12);
    await switchLanguage(page, other);
    expect(asked).toBe(2);
  });

  await test.step('[S7] leaving the page aborts the request silently', async () => {
    await page.unroute(reviewsAddress);
    await hold(page, reviewsAddress);
    const asking = page.waitForRequest(reviewsAddress);
    await page.reload();
    await hasStarted(page);
    await asking;
    const given = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/api/reviews/'),
    );
    await lead('/pricing');
    expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(page).toHaveTitle(t('meta.pricing.title'));
    await expect(page.getByText(t('reviews.toasts.listFailed'))).toHaveCount(0);
  });
});

test('[S8] shows an error for an invalid list, with a retry until one loads', async ({
  page,
  hebrew,
  expectConsole,
}) => {
  const locale = locales.he;
  const { t } = locale;
  for (const line of [/500 \(Internal Server Error\)/, /ERR_FAILED/]) {
    expectConsole(line);
  }
  const busy = testimonials(page, locale).locator('[aria-busy="true"]');
  await test.step('[S4] while they load, a skeleton reserves their space and is announced', async () => {
    const answer = await holdAnswer(page, (route) => route.fulfill({ status: 500, json: [] }));
    await page.goto(`${hebrew}/reviews`);
    await hasStarted(page);
    await expect(
      page.getByRole('status').filter({ hasText: t('reviews.list.loading') }),
    ).toBeAttached();
    await expect(busy).toBeVisible();
    answer.release();
    await expect(testimonials(page, locale)).toContainText(t('reviews.toasts.listFailed'));
    await expect(busy).toHaveCount(0);
  });

  for (const { name, fail } of [
    {
      name: 'HTML',
      fail: (route: Route) => route.fulfill({ body: '<p>Sorry</p>', contentType: 'text/html' }),
    },
    { name: 'no answer at all', fail: (route: Route) => route.abort() },
  ]) {
    await test.step(name, async () => {
      // Held until the previous error is gone.
      const answer = await holdAnswer(page, fail);
      await retry(page, locale).click();
      await expect(busy).toBeVisible();
      answer.release();
      await expect(testimonials(page, locale)).toContainText(t('reviews.toasts.listFailed'));
    });
  }

  await test.step('a valid list', async () => {
    await stubReviews(page, twenty);
    await retry(page, locale).click();
    await expect(items(page, locale)).toHaveCount(12);
    await expect(testimonials(page, locale)).not.toContainText(t('reviews.toasts.listFailed'));
  });
});

test('[S3] shows only approved and valid reviews, as text', async ({ page, hebrew }) => {
  const locale = locales.he;
  const { t } = locale;
  const markup = '<img src=x onerror="document.title=\'hurt\'"> & <script>alert(1)</script>';
  const long = 'Ten words that a guest has put down in it. '.repeat(40).trim();
  const turning = '\u202eolleh\u2066 \u200f!';
  const bad = [null, 7, {}, { ...givenReview(1), rating: 9 }, { ...givenReview(2), review: 5 }];
  const hidden = ['pending', 'rejected', 'Approved', ''].map((status, index) =>
    givenReview(index + 3, { status }),
  );
  const endless = 'x'.repeat(300);
  const strange = [markup, turning, '👩‍🍳🥙 ok', endless].map((text, index) => ({
    ...givenReview(index + 10, { name: text, review: text }),
    id: text,
    company: text,
    service: text,
  }));
  await stubReviews(page, {
    data: [
      ...bad,
      givenReview(20, { review: long }),
      ...hidden,
      ...strange,
      givenReview(21, { review: 'Lovely work.' }),
      givenReview(22, { review: 'עבודה נהדרת.' }),
    ],
  });
  await page.goto(`${hebrew}/reviews`);
  const cards = items(page, locale);
  const quotes = cards.getByRole('blockquote');
  await expect(quotes).toHaveText([
    /it.*…$/,
    ...strange.map(({ review }) => review),
    'Lovely work.',
    'עבודה נהדרת.',
  ]);

  await test.step('markup in any field is text', async () => {
    await expect(cards.nth(1)).toContainText(markup);
    await expect(cards.locator('img, script, [onerror]')).toHaveCount(0);
    await expect(page).toHaveTitle(t('meta.reviews.title'));
  });

  await test.step('a long word in any field does not widen the page', async () => {
    expect(await page.evaluate(wideElements)).toEqual([]);
  });

  await test.step('each text has its own direction, which does not affect others', async () => {
    await expect(quotes.nth(5)).toHaveCSS('direction', 'ltr');
    await expect(quotes.nth(6)).toHaveCSS('direction', 'rtl');
    await expect(cards.nth(2).locator('bdi').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  await test.step('a long text is cut, and shown completely on request', async () => {
    const [first] = await quotes.allTextContents();
    expect(first?.length).toBeLessThanOrEqual(610);
    await page
      .getByRole('button', { name: t('reviews.list.moreOf', { name: 'Guest 20' }) })
      .click();
    await expect(quotes.first()).toHaveText(long);
    await page.getByRole('button', { name: t('reviews.list.less') }).click();
    await expect(quotes.first()).toHaveText(/…$/);
    await expect(cards.nth(1).getByRole('button')).toHaveCount(0);
  });
});

/** Makes the reviews API answer with this, once released. */
async function holdAnswer(page: Page, answer: (route: Route) => Promise<void>) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await stubReviews(page, async (route: Route) => {
    await released;
    await answer(route);
  });
  return { release };
}
