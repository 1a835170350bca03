import { seriousViolations } from './support/axe';
import { fillReview, goodReview, type ReviewField, reviewForm, setByScript } from './support/forms';
import { placeOf } from './support/place';
import { stubReviews } from './support/reviews';
import { mainHeading, navigation, switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import { stopTime, toasts } from './support/toasts';
import { announcements, violations } from './support/watch';
import { bothTongues, tongues } from './support/words';

const postAddress = '**/api/reviews';

test.beforeEach(({ page }) => stubReviews(page, []));

for (const tongue of bothTongues) {
  const { language, t } = tongue;

  test.describe(`in ${language}`, () => {
    for (const { path, heading } of [
      { path: '', heading: t('home.testimonials.heading') },
      { path: '/reviews', heading: t('reviews.list.heading') },
    ]) {
      test(`[S4] on ${path || '/'} a button opens the form, and Cancel closes it`, async ({
        page,
        sites,
      }) => {
        await page.goto(`${sites[language]}${path}`);
        const { form, opener, cancel, field } = reviewForm(page, tongue);
        await expect(page.getByRole('region', { name: heading })).toContainText(
          t('reviews.form.open'),
        );
        await expect(form).toHaveCount(0);
        await opener.click();
        await expect(field('name')).toBeFocused();
        await expect(opener).toHaveCount(0);
        await field('name').fill('Dana');
        await cancel.click();
        await expect(form).toHaveCount(0);
        await expect(opener).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(field('name')).toBeFocused();
        await expect(field('name')).toHaveValue('Dana');
      });
    }

    test('[S5] an empty review is refused: a summary, each field, the focus on the first', async ({
      page,
      sites,
    }) => {
      await page.goto(`${sites[language]}/reviews`);
      const { opener, submit, field, stars, form } = reviewForm(page, tongue);
      await opener.click();
      await submit.click();
      await expect(form.getByRole('alert')).toHaveText(t('reviews.form.incomplete'));
      for (const name of ['name', 'company', 'service', 'review'] as const) {
        await expect(field(name)).toHaveAccessibleDescription(t(`reviews.form.errors.${name}`));
      }
      await expect(stars).toHaveAccessibleDescription(t('reviews.form.errors.rating'));
      await expect(field('name')).toBeFocused();
      expect(await seriousViolations(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      const other = await switchLanguage(page, tongue);
      await expect(reviewForm(page, other).form.getByRole('alert')).toHaveText(
        other.t('reviews.form.incomplete'),
      );
    });

    test('[S7] a review is posted once, as exactly this, and thanked for', async ({
      page,
      sites,
    }) => {
      const bodies: unknown[] = [];
      await page.route(postAddress, async (route) => {
        bodies.push(route.request().postDataJSON());
        await route.fulfill({ status: 201, json: {} });
      });
      await page.goto(`${sites[language]}/reviews`);
      const { opener, submit, field, thanks, form } = reviewForm(page, tongue);
      await opener.click();
      await fillReview(page, tongue);
      await field('review').fill(`  ${goodReview.review}\n`);
      await submit.dblclick();
      await expect(thanks).toBeFocused();
      await expect(form).toHaveCount(0);
      expect(bodies).toEqual([
        { appId: 'tafrit-studio', ...goodReview, rating: 4, status: 'pending' },
      ]);
      await expect(toasts(page, tongue).words).toHaveText(t('reviews.toasts.submitted'));
      await expect.poll(() => announcements(page)).toEqual([t('reviews.toasts.submitted')]);
      await opener.click();
      await expect(field('name')).toHaveValue('');
    });

    test('[S4] on its way the button is disabled, and the focus stays with the form', async ({
      page,
      sites,
    }) => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(postAddress, async (route) => {
        await answered;
        await route.fulfill({ status: 200, json: {} });
      });
      await page.goto(`${sites[language]}/reviews`);
      const { opener, submit, form, cancel, field, star, thanks } = reviewForm(page, tongue);
      await opener.click();
      await fillReview(page, tongue);
      await submit.focus();
      await page.keyboard.press('Enter');
      await expect(submit).toHaveText(t('reviews.form.submitting'));
      await expect(submit).toBeDisabled();
      await expect(form).toBeFocused();
      await cancel.click({ force: true });
      await star(1).click({ force: true });
      await field('name').press('x');
      await expect(star(4)).toBeChecked();
      await expect(field('name')).toHaveValue(goodReview.name);
      answer();
      await expect(thanks).toBeVisible();
    });

    test('[S3] stars: one tab stop, arrows along the line, filled from its start', async ({
      page,
      sites,
    }) => {
      await page.goto(`${sites[language]}/reviews`);
      const { opener, field, star, stars } = reviewForm(page, tongue);
      await opener.click();
      const [first, fifth] = [await placeOf(star(1)), await placeOf(star(5))];
      expect(first.left < fifth.left).toBe(language === 'en');
      expect(Math.min(first.width, first.height)).toBeGreaterThanOrEqual(44);

      await field('service').focus();
      await page.keyboard.press('Tab');
      await expect(star(1)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(star(1)).toBeChecked();
      const [onward, back] = language === 'en' ? ['Right', 'Left'] : ['Left', 'Right'];
      await page.keyboard.press(`Arrow${onward}`);
      await page.keyboard.press(`Arrow${onward}`);
      await expect(star(3)).toBeChecked();
      await expect(star(3)).toBeFocused();
      await page.keyboard.press(`Arrow${back}`);
      await expect(star(2)).toBeChecked();
      await page.keyboard.press('ArrowDown');
      await expect(star(3)).toBeChecked();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(star(5)).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(field('review')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(star(5)).toBeFocused();

      await star(2).click();
      await expect(star(2)).toBeChecked();
      await star(4).hover();
      const fills = () =>
        stars
          .locator('svg')
          .evaluateAll((all) =>
            all.map((one) => getComputedStyle(one).fill !== 'rgba(0, 0, 0, 0)'),
          );
      await expect.poll(fills).toEqual([true, true, true, true, false]);
      await page.mouse.move(1, 1);
      await expect.poll(fills).toEqual([true, true, false, false, false]);
    });

    for (const width of [280, 320, 390, 768, 1280, 1920]) {
      test(`[S2] nothing is cut off at ${width} px`, async ({ page, sites }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${sites[language]}/reviews`);
        const { opener, submit, field, star } = reviewForm(page, tongue);
        await opener.click();
        await submit.click();
        await expect(field('name')).toBeFocused();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        for (const part of [star(1), star(5), field('review'), submit]) {
          const { left, right } = await placeOf(part);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
        }
      });
    }

    test.describe('with JavaScript switched off', () => {
      test.use({ javaScriptEnabled: false });

      for (const path of ['', '/reviews']) {
        test(`[S2] ${path || '/'} says how to reach the studio instead`, async ({
          page,
          sites,
        }) => {
          await page.goto(`${sites[language]}${path}`);
          const main = page.getByRole('main');
          // Playwright's own text search leaves `noscript` out.
          await expect(main).toContainText(t('errors.noScript.form'), { useInnerText: true });
          await expect(main.getByRole('link', { name: t('errors.noScript.email') })).toBeVisible();
          await expect(reviewForm(page, tongue).opener).toHaveCount(0);
        });
      }
    });
  });
}

const tongue = tongues.en;
const { t } = tongue;

test('[S4] a draft outlasts the way from home to the reviews, a switch of the language, and Cancel', async ({
  page,
  english,
}) => {
  await page.goto(english);
  const { opener, field, star, cancel } = reviewForm(page, tongue);
  await opener.click();
  await fillReview(page, tongue);
  await navigation(page, tongue).getByRole('link', { name: 'Reviews' }).click();
  await expect(mainHeading(page)).toHaveText(t('reviews.heading'));
  await expect(mainHeading(page)).toBeFocused();
  for (const [name, value] of Object.entries(goodReview) as [ReviewField, string][]) {
    await expect(field(name)).toHaveValue(value);
  }
  await expect(star(4)).toBeChecked();
  await cancel.click();
  const other = await switchLanguage(page, tongue);
  const hebrew = reviewForm(page, other);
  await hebrew.opener.click();
  await expect(hebrew.field('review')).toHaveValue(goodReview.review);
  await expect(hebrew.star(4)).toBeChecked();
});

for (const failure of ['an answer of 500', 'no connection', 'no answer for 10 s'] as const) {
  test(`[S8] ${failure} keeps everything, says so, and it can be sent again`, async ({
    page,
    english,
    expectConsole,
  }) => {
    if (failure !== 'no answer for 10 s') expectConsole(/Failed to load resource/);
    await stopTime(page);
    await page.route(postAddress, async (route) => {
      if (failure === 'an answer of 500') await route.fulfill({ status: 500, body: 'no' });
      if (failure === 'no connection') await route.abort();
    });
    await page.goto(`${english}/reviews`);
    await act(page);
    const { opener, submit, field, star, form, thanks } = reviewForm(page, tongue);
    await opener.click();
    await fillReview(page, tongue);
    await submit.click();
    if (failure === 'no answer for 10 s') {
      await page.clock.runFor(9_999);
      await expect(submit).toBeDisabled();
      await page.clock.runFor(1);
    }
    await expect(form).toContainText(t('reviews.form.failed'));
    await expect(toasts(page, tongue).words).toHaveText(t('reviews.toasts.submitFailed'));
    await expect(submit).toBeEnabled();
    await expect(submit).toBeFocused();
    for (const [name, value] of Object.entries(goodReview) as [ReviewField, string][]) {
      await expect(field(name)).toHaveValue(value);
    }
    await expect(star(4)).toBeChecked();

    await page.unroute(postAddress);
    await page.route(postAddress, (route) => route.fulfill({ status: 200, body: 'fine' }));
    await submit.click();
    await expect(thanks).toBeFocused();
  });
}

test('[S5] 2001 characters set by a script are refused', async ({ page, english }) => {
  await page.goto(`${english}/reviews`);
  const { opener, submit, field, form } = reviewForm(page, tongue);
  await opener.click();
  await fillReview(page, tongue);
  await setByScript(field('review'), 'x'.repeat(2001));
  await submit.click();
  await expect(field('review')).toHaveAccessibleDescription('This is longer than 2,000 characters');
  await expect(field('review')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('[S5] an email that is none is refused by itself, and may be left out', async ({
  page,
  english,
}) => {
  await page.route(postAddress, (route) => route.fulfill({ status: 201, json: {} }));
  await page.goto(`${english}/reviews`);
  const { opener, submit, field, thanks, form } = reviewForm(page, tongue);
  await opener.click();
  await fillReview(page, tongue);
  await field('email').fill('dana@');
  await submit.click();
  await expect(field('email')).toBeFocused();
  await expect(field('email')).toHaveAccessibleDescription(/does not look like an email address/);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await field('email').fill('');
  await expect(field('email')).toHaveAttribute('aria-invalid', 'false');
  await submit.click();
  await expect(thanks).toBeVisible();
});

for (const text of ['👩‍🍳🍕🥙', '\u202Ereversed\u202C', '<img src=x onerror="document.title=1">']) {
  test(`[S3] ${JSON.stringify(text)} is sent as the text that it is`, async ({ page, english }) => {
    const posted = page.waitForRequest(postAddress);
    await page.route(postAddress, (route) => route.fulfill({ status: 201, json: {} }));
    await page.goto(`${english}/reviews`);
    const { opener, submit, field } = reviewForm(page, tongue);
    await opener.click();
    await fillReview(page, tongue);
    for (const name of ['name', 'company', 'review'] as const) await field(name).fill(text);
    await submit.click();
    expect((await posted).postDataJSON()).toMatchObject({
      name: text,
      company: text,
      review: text,
    });
    await expect(page).toHaveTitle(t('meta.reviews.title'));
  });
}

test('[S7] the local reviews API takes the review, and keeps it until it is approved', async ({
  page,
  english,
}) => {
  await page.unrouteAll();
  await page.goto(`${english}/reviews`);
  const { opener, submit, thanks, field } = reviewForm(page, tongue);
  await opener.click();
  await fillReview(page, tongue);
  const review = `The queue is gone since ${Date.now()}.`;
  await field('review').fill(review);
  await submit.click();
  await expect(thanks).toBeVisible();
  const list = await (await page.request.get(`${english}/api/reviews/tafrit-studio`)).json();
  expect(list).toContainEqual(
    expect.objectContaining({ ...goodReview, review, rating: 4, status: 'pending' }),
  );
  await page.reload();
  await expect(page.getByRole('list', { name: t('reviews.list.label') })).toBeVisible();
  await expect(page.getByText(review)).toHaveCount(0);
});
