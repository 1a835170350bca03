import type { Locator, Page, Route } from '@playwright/test';
import { hold, watchExecution } from '../../browser/support/code';
import { wideElements } from '../../browser/support/fit';
import { leadTo, section, switchLanguage } from '../../browser/support/roles';
import { seenShifts, settle } from '../../browser/support/shifts';
import { expect, hydrateSite, test } from '../../browser/support/test';
import { type Locale, locales } from '../../browser/support/words';
import { givenReview, reviewsAddress, stubReviews } from './reviewsApi';

test.use({ timezoneId: 'America/Los_Angeles' });

function items(page: Page, { t }: Locale): Locator {
  return page.getByRole('list', { name: t('reviews.list.label') }).getByRole('listitem');
}

const twenty = Array.from({ length: 20 }, (_, index) => givenReview(index + 1));

test('[S2] shows up to 6 reviews on home, and up to 12 on /reviews', async ({ page, english }) => {
  const locale = locales.en;
  const { t } = locale;
  await stubReviews(page, { reviews: twenty });
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
  await leadTo(page, locale, 'reviews');
  await expect(items(page, locale)).toHaveText(allWords(12));

  await test.step('[S7] leaving the page aborts the request silently', async () => {
    await page.unroute(reviewsAddress);
    await hold(page, reviewsAddress);
    const asking = page.waitForRequest(reviewsAddress);
    await page.reload();
    await hydrateSite(page);
    await asking;
    const given = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/api/reviews/'),
    );
    await leadTo(page, locale, 'pricing');
    expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(page.getByText(t('reviews.toasts.listFailed'))).toHaveCount(0);
  });
});

test('[S7] shows the list without starting the site, which keeps its elements', async ({
  page,
  english,
}) => {
  const locale = locales.en;
  const { t } = locale;
  let asked = 0;
  const long = givenReview(1, { review: 'Ten words that a guest has put down in it. '.repeat(40) });
  const given = [
    { ...long, rating: 4.5 },
    { ...givenReview(2), company: '', service: 'Signs & menus', createdAt: '' },
    {
      ...givenReview(3, { review: 'עבודה נהדרת.\r\nתודה' }),
      service: 'other',
      createdAt: '2025-06-30T21:30:00Z',
    },
  ];
  await stubReviews(page, async (route: Route) => {
    asked += 1;
    await route.fulfill({ json: given });
  });
  const executed = await watchExecution(page);
  await page.goto(`${english}/reviews`);
  const cards = items(page, locale);
  await expect(cards).toHaveCount(given.length);
  await expect(cards.first().getByRole('img')).toHaveAccessibleName(
    t('reviews.list.rating', { rating: 4.5 }),
  );
  // The studio's day, whichever zone the visitor is in.
  await expect(cards.last().getByRole('time')).toHaveText('July 1, 2025');
  await expect(page.getByText(t('reviews.list.loading'))).toHaveCount(0);
  expect(await executed()).toEqual(['boot', 'reviews']);
  const list = page.locator('[data-needs-client]');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const before = await list.innerHTML();
  const first = await cards.first().elementHandle();
  await settle(page);
  const shifts = (await seenShifts(page)).length;
  await hydrateSite(page);
  expect(await list.innerHTML()).toBe(before);
  expect(await first?.evaluate((card) => card.isConnected)).toBe(true);
  expect((await seenShifts(page)).slice(shifts)).toEqual([]);

  await test.step('[S3] a language change renders it again, without a request', async () => {
    const other = await switchLanguage(page, locale);
    await expect(items(page, other).getByRole('button')).toHaveText(other.t('reviews.list.more'));
    expect(asked).toBe(1);
  });
});

test('[S3] sets a word with Hebrew points in one font', async ({ page, hebrew }) => {
  const words = ['שָׁלוֹם', 'בּוֹקֶר', 'מְנַחֵם', 'חוֹלָם', 'ש\u05c1ל\u05d5\u05b9ם'];
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await stubReviews(page, [givenReview(1, { name: words.join(' '), review: words.join(' ') })]);
  await page.goto(`${hebrew}/contact`, { waitUntil: 'networkidle' });
  expect(requested.filter((address) => address.includes('-pointed.'))).toEqual([]);
  await page.goto(`${hebrew}/reviews`);
  await expect(items(page, locales.he)).toHaveCount(1);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  for (const slot of ['quote', 'name']) {
    const selector = `[role=list] [data-slot=${slot}]`;
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const familiesOf = async () => {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      return [...new Set(fonts.map(({ familyName }) => familyName))];
    };
    await expect.poll(familiesOf, slot).toEqual([expect.stringContaining('Assistant')]);
  }
});

test('[S7] leaves the list to a site that has begun to start', async ({ page, english }) => {
  await stubReviews(page, [givenReview(1)]);
  const list = await hold(page, reviewsAddress);
  // The script is evaluated right after the start begins.
  await page.route('**/assets/reviews.*.js', async (route) => {
    const response = await route.fetch();
    const late = "await new Promise((next) => document.addEventListener('site.start', next));";
    await route.fulfill({ response, body: late + (await response.text()) });
  });
  const script = page.waitForResponse('**/assets/reviews.*.js');
  await page.goto(`${english}/reviews`);
  await script;
  await hydrateSite(page);
  list.release();
  await expect(items(page, locales.en)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await switchLanguage(page, locales.en);
  await expect(items(page, locales.he)).toHaveCount(1);
});

test('[S3] shows reviews as text, each in its own direction', async ({ page, hebrew }) => {
  const locale = locales.he;
  const { t } = locale;
  const markup = '<img src=x onerror="document.title=\'hurt\'"> & <script>alert(1)</script>';
  const long = 'Ten words that a guest has put down in it. '.repeat(40).trim();
  const turning = '\u202eolleh\u2066 \u200f!';
  const strange = [markup, turning, 'x'.repeat(300)].map((text, index) => ({
    ...givenReview(index, { name: text, review: text }),
    company: text,
    service: text,
  }));
  await stubReviews(page, [
    givenReview(20, { review: long }),
    ...strange,
    givenReview(21, { review: 'Lovely work.' }),
    givenReview(22, { review: 'עבודה נהדרת.' }),
  ]);
  await page.goto(`${hebrew}/reviews`);
  const cards = items(page, locale);
  const quotes = cards.getByRole('blockquote');

  await test.step('markup in any field is text', async () => {
    await expect(quotes.nth(1)).toHaveText(markup);
    await expect(cards.nth(1)).toContainText(markup);
    await expect(cards.locator('img, script, [onerror]')).toHaveCount(0);
    await expect(page).toHaveTitle(t('reviews.meta.title'));
  });

  await test.step('a long word in any field does not widen the page', async () => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.evaluate(wideElements)).toEqual([]);
    }
  });

  await test.step('each text has its own direction, which does not affect others', async () => {
    await expect(quotes.nth(4)).toHaveCSS('direction', 'ltr');
    await expect(quotes.nth(5)).toHaveCSS('direction', 'rtl');
    await expect(cards.nth(2).locator('bdi')).toHaveText([turning, turning, turning]);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  await test.step('a long text is cut, and shown completely on request', async () => {
    const more = page.getByRole('button', { name: t('reviews.list.moreOf', { name: 'Guest 20' }) });
    await expect(more).toHaveText(t('reviews.list.more'));
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    expect((await quotes.allTextContents())[0]).toMatch(/^.{550,600}…$/s);
    await more.click();
    await expect(quotes.first()).toHaveText(long);
    const less = page.getByRole('button', { name: t('reviews.list.less'), expanded: true });
    await expect(less).toBeFocused();
    await less.click();
    await expect(quotes.first()).toHaveText(/…$/);
    await expect(cards.nth(1).getByRole('button')).toHaveCount(0);
  });
});
