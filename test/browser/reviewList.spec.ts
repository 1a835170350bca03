import type { Locator, Page, Route } from '@playwright/test';
import { hasStarted } from './support/act';
import { hold } from './support/code';
import { givenReview, reviewsAddress, stubReviews } from './support/reviews';
import { navigation, section, switchLanguage } from './support/roles';
import { expect, test } from './support/test';
import { bothTongues, type Tongue, tongues } from './support/words';

function items(page: Page, { t }: Tongue): Locator {
  return page.getByRole('list', { name: t('reviews.list.label') }).getByRole('listitem');
}

function testimonials(page: Page, { t }: Tongue): Locator {
  return section(page, t('reviews.list.heading'));
}

const twenty = Array.from({ length: 20 }, (_, index) => givenReview(index + 1));

for (const tongue of bothTongues) {
  const { language, t } = tongue;

  test.describe(`in ${language}`, () => {
    test('[S2] the home page shows up to 6 reviews, once they come near', async ({
      page,
      sites,
    }) => {
      await stubReviews(page, twenty);
      await page.goto(sites[language]);
      await section(page, t('home.testimonials.heading')).scrollIntoViewIfNeeded();
      await expect(items(page, tongue)).toHaveCount(6);
      await expect(items(page, tongue).first()).toContainText('Guest 1');
    });

    test('[S2] the reviews page shows up to 12 reviews, in the order of the API', async ({
      page,
      sites,
    }) => {
      await stubReviews(page, { reviews: twenty });
      await page.goto(`${sites[language]}/reviews`);
      const firstTwelve = twenty.slice(0, 12).map(({ review }) => new RegExp(review));
      await expect(items(page, tongue)).toHaveText(firstTwelve);
    });

    test('[S4] only approved reviews are shown', async ({ page, sites }) => {
      const statuses = ['pending', 'approved', 'rejected', 'Approved', 'approved', ''];
      await stubReviews(page, {
        data: statuses.map((status, index) => givenReview(index + 1, { status })),
      });
      await page.goto(`${sites[language]}/reviews`);
      await expect(items(page, tongue)).toHaveText([/guest 2/, /guest 5/]);
    });

    test('[S4] while they load, a skeleton keeps their place and says so', async ({
      page,
      sites,
    }) => {
      const answer = await hold(page, reviewsAddress);
      await page.goto(`${sites[language]}/reviews`);
      await hasStarted(page);
      await expect(
        page.getByRole('status').filter({ hasText: t('reviews.list.loading') }),
      ).toBeAttached();
      await expect(testimonials(page, tongue).locator('[aria-busy="true"]')).toBeVisible();
      answer.release();
      await expect(items(page, tongue)).not.toHaveCount(0);
      await expect(testimonials(page, tongue).locator('[aria-busy="true"]')).toHaveCount(0);
    });

    test('[S4] without an approved review there is an invitation', async ({ page, sites }) => {
      await stubReviews(page, [givenReview(1, { status: 'pending' })]);
      await page.goto(`${sites[language]}/reviews`);
      await expect(testimonials(page, tongue)).toContainText(t('reviews.list.empty'));
      await expect(items(page, tongue)).toHaveCount(0);
    });

    test('[S8] a list that fails to load says so, and ‘Try again’ loads it', async ({
      page,
      sites,
      expectConsole,
    }) => {
      expectConsole(/500 \(Internal Server Error\)/);
      await stubReviews(page, (route: Route) => route.fulfill({ status: 500, json: [] }));
      await page.goto(`${sites[language]}/reviews`);
      await expect(testimonials(page, tongue)).toContainText(t('reviews.toasts.listFailed'));
      await stubReviews(page, twenty);
      const retry = testimonials(page, tongue).getByRole('button', {
        name: t('reviews.list.retry'),
      });
      await retry.click();
      await expect(items(page, tongue)).toHaveCount(12);
      await expect(testimonials(page, tongue)).not.toContainText(t('reviews.toasts.listFailed'));
    });

    test('[S3] a review’s text runs in its own direction', async ({ page, sites }) => {
      await stubReviews(page, [
        givenReview(1, { review: 'Lovely work.' }),
        givenReview(2, { review: 'עבודה נהדרת.' }),
      ]);
      await page.goto(`${sites[language]}/reviews`);
      const quotes = items(page, tongue).getByRole('blockquote');
      await expect(quotes.nth(0)).toHaveCSS('direction', 'ltr');
      await expect(quotes.nth(1)).toHaveCSS('direction', 'rtl');
    });

    test('[S3] a long text is cut, and shown whole on demand', async ({ page, sites }) => {
      const review = 'Ten words that a guest has put down in it. '.repeat(40).trim();
      await stubReviews(page, [givenReview(1, { review }), givenReview(2)]);
      await page.goto(`${sites[language]}/reviews`);
      const quote = items(page, tongue).first().getByRole('blockquote');
      await expect(quote).toHaveText(/it.*…$/);
      expect((await quote.textContent())?.length).toBeLessThanOrEqual(610);
      await page
        .getByRole('button', { name: t('reviews.list.moreOf', { name: 'Guest 1' }) })
        .click();
      await expect(quote).toHaveText(review);
      await page.getByRole('button', { name: t('reviews.list.less') }).click();
      await expect(quote).toHaveText(/…$/);
      await expect(items(page, tongue).nth(1).getByRole('button')).toHaveCount(0);
    });
  });
}

const { t } = tongues.en;

for (const { name, fail, line } of [
  {
    name: 'HTML',
    fail: (route: Route) => route.fulfill({ body: '<p>Sorry</p>', contentType: 'text/html' }),
  },
  {
    name: 'broken JSON',
    fail: (route: Route) => route.fulfill({ body: '[{', contentType: 'application/json' }),
  },
  { name: 'an empty body', fail: (route: Route) => route.fulfill({ body: '' }) },
  {
    name: 'an object without a list',
    fail: (route: Route) => route.fulfill({ json: { ok: true } }),
  },
  { name: 'no answer at all', fail: (route: Route) => route.abort(), line: /ERR_FAILED/ },
  { name: '404', fail: (route: Route) => route.fulfill({ status: 404, json: [] }), line: /404/ },
]) {
  test(`[S8] ${name} in place of a list is a failure`, async ({ page, english, expectConsole }) => {
    if (line) expectConsole(line);
    await stubReviews(page, fail);
    await page.goto(`${english}/reviews`);
    await expect(testimonials(page, tongues.en)).toContainText('Failed to load reviews');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
}

test('[S8] a list that does not come within 10 s is a failure', async ({ page, english }) => {
  await page.clock.install();
  await hold(page, reviewsAddress);
  await page.goto(`${english}/reviews`);
  await hasStarted(page);
  await page.clock.runFor(9_500);
  await expect(page.getByText('Failed to load reviews')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(testimonials(page, tongues.en)).toContainText('Failed to load reviews');
});

test('[S7] leaving the page gives the request up, silently', async ({ page, english }) => {
  await hold(page, reviewsAddress);
  await page.goto(`${english}/reviews`);
  await hasStarted(page);
  const given = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/api/reviews/'),
  );
  await navigation(page, tongues.en).getByRole('link', { name: 'Pricing' }).click();
  expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page).toHaveTitle(t('meta.pricing.title'));
  await expect(page.getByText('Failed to load reviews')).toHaveCount(0);
});

test('[S3] HTML in a review is text', async ({ page, english }) => {
  const review = '<img src=x onerror="document.title=\'hurt\'"> & <script>alert(1)</script>';
  await stubReviews(page, [givenReview(1, { review, name: '<b>Bold</b>' })]);
  await page.goto(`${english}/reviews`);
  await expect(items(page, tongues.en).getByRole('blockquote')).toHaveText(review);
  await expect(items(page, tongues.en)).toContainText('<b>Bold</b>');
  await expect(page).toHaveTitle(t('meta.reviews.title'));
});

for (const { what, text } of [
  { what: 'emoji', text: '👩‍🍳🥙 ok' },
  { what: 'marks that turn the direction', text: '\u202eolleh\u2066 \u200f!' },
  { what: 'HTML', text: '<b onclick="alert(1)">bold</b>' },
]) {
  test(`[S3] ${what} in every field of a review ${what === 'HTML' ? 'is' : 'are'} text, and stays in its card`, async ({
    page,
    english,
  }) => {
    const first = { ...givenReview(1), id: text, name: text, company: text, service: text };
    await stubReviews(page, [{ ...first, review: text }, givenReview(2)]);
    await page.goto(`${english}/reviews`);
    const [strange, plain] = [items(page, tongues.en).nth(0), items(page, tongues.en).nth(1)];
    await expect(strange.getByRole('blockquote')).toHaveText(text);
    await expect(strange.locator('b, [onclick]')).toHaveCount(0);
    await expect(plain).toContainText('Guest 2');
    // What turns the direction turns nothing outside of its own text.
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(strange.locator('bdi, [dir="auto"]').first()).toBeVisible();
  });
}

test('[S7] of 50,000 reviews twelve are shown, asked for once', async ({ page, english }) => {
  let asked = 0;
  const many = Array.from({ length: 50_000 }, (_, index) => ({
    ...givenReview(index + 1),
    review: `Words of guest ${index + 1}. `.repeat(index < 12 ? 1 : 12),
  }));
  const body = JSON.stringify(many);
  await stubReviews(page, async (route: Route) => {
    asked += 1;
    await route.fulfill({ body, contentType: 'application/json' });
  });
  await page.goto(`${english}/reviews`);
  await expect(items(page, tongues.en)).toHaveCount(12);
  await expect(items(page, tongues.en).last()).toContainText('Guest 12');
  expect(asked).toBe(1);
});

test('[S8] an answer without end is given up after 64 MB, and the page goes on', async ({
  page,
  english,
}) => {
  // 200 MB, handed out by the browser itself as from a network.
  await page.addInitScript(() => {
    const { fetch } = window;
    const megabyte = new Uint8Array(1024 * 1024).fill(32);
    Reflect.set(window, 'handedOut', 0);
    window.fetch = (input, init) => {
      if (!String(input).includes('/api/reviews/')) return fetch(input, init);
      const body = new ReadableStream({
        pull(controller) {
          const count = Number(Reflect.get(window, 'handedOut')) + 1;
          Reflect.set(window, 'handedOut', count);
          if (count > 200) controller.close();
          else controller.enqueue(megabyte);
        },
      });
      return Promise.resolve(new Response(body));
    };
  });
  await page.goto(`${english}/reviews`);
  await expect(testimonials(page, tongues.en)).toContainText('Failed to load reviews');
  const handedOut = await page.evaluate(() => Number(Reflect.get(window, 'handedOut')));
  expect(handedOut).toBeGreaterThan(64);
  expect(handedOut).toBeLessThan(70);
  await navigation(page, tongues.en).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(t('meta.pricing.title'));
});

test('[S3] a bad item is left out, and the others are shown', async ({ page, english }) => {
  const bad = [null, 7, {}, { ...givenReview(1), rating: 9 }, { ...givenReview(2), review: 5 }];
  await stubReviews(page, [...bad, givenReview(3)]);
  await page.goto(`${english}/reviews`);
  await expect(items(page, tongues.en)).toHaveText([/guest 3/]);
});

test('[S7] the reviews are asked for once, and kept when the language changes', async ({
  page,
  english,
}) => {
  let asked = 0;
  await stubReviews(page, async (route: Route) => {
    asked += 1;
    await route.fulfill({ json: twenty });
  });
  await page.goto(`${english}/reviews`);
  await expect(items(page, tongues.en)).toHaveCount(12);
  const other = await switchLanguage(page, tongues.en);
  await expect(items(page, other)).toHaveCount(12);
  expect(asked).toBe(1);
});
