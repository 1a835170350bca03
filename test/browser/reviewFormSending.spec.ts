import { fillReview, goodReview, type ReviewField, reviewForm } from './support/forms';
import { sentReviewAddress, stubReviews } from './support/reviews';
import { act, expect, test } from './support/test';
import { stopTime, toasts } from './support/toasts';
import { announcements } from './support/watch';
import { bothTongues, tongues } from './support/words';

test.beforeEach(({ page }) => stubReviews(page, []));

for (const tongue of bothTongues) {
  const { language, t } = tongue;

  test.describe(`in ${language}`, () => {
    test('[S7] a review is posted once, as exactly this, and thanked for', async ({
      page,
      sites,
    }) => {
      const bodies: unknown[] = [];
      await page.route(sentReviewAddress, async (route) => {
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
      await page.route(sentReviewAddress, async (route) => {
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
  });
}

const tongue = tongues.en;
const { t } = tongue;

for (const failure of ['an answer of 500', 'no connection', 'no answer for 10 s'] as const) {
  test(`[S8] ${failure} keeps everything, says so, and it can be sent again`, async ({
    page,
    english,
    expectConsole,
  }) => {
    if (failure !== 'no answer for 10 s') expectConsole(/Failed to load resource/);
    await stopTime(page);
    await page.route(sentReviewAddress, async (route) => {
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

    await page.unroute(sentReviewAddress);
    await page.route(sentReviewAddress, (route) => route.fulfill({ status: 200, body: 'fine' }));
    await submit.click();
    await expect(thanks).toBeFocused();
  });
}

for (const text of ['👩‍🍳🍕🥙', '\u202Ereversed\u202C', '<img src=x onerror="document.title=1">']) {
  test(`[S3] ${JSON.stringify(text)} is sent as the text that it is`, async ({ page, english }) => {
    const posted = page.waitForRequest(sentReviewAddress);
    await page.route(sentReviewAddress, (route) => route.fulfill({ status: 201, json: {} }));
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
