import { siteConfig } from '../../../src/site.config';
import { holdRequests } from '../../browser/models/heldRequests';
import { placeOf } from '../../browser/support/place';
import { languageButton } from '../../browser/support/roles';
import { expect, openHydrated, test } from '../../browser/support/test';
import { bothLocales, locales } from '../../browser/support/words';
import { fillReview, goodReview, reviewForm } from '../forms/formPage';
import { pauseTimer } from '../toasts/toastPage';
import { sentReviewAddress, stubReviews } from './reviewsApi';

test.beforeEach(({ page }) => stubReviews(page, []));

for (const locale of bothLocales) {
  const { language } = locale;

  test(`[S3] orders stars (${language})`, async ({ page, sites }) => {
    await page.goto(`${sites[language]}/reviews`);
    const { opener, field, star, stars } = reviewForm(page, locale);
    await opener.click();

    await test.step('the first star starts the line, with a large touch target', async () => {
      const [first, fifth] = [await placeOf(star(1)), await placeOf(star(5))];
      expect(first.left < fifth.left).toBe(language === 'en');
      expect(Math.min(first.width, first.height)).toBeGreaterThanOrEqual(44);
    });

    await test.step('they are one tab stop, and arrow keys cycle in text direction', async () => {
      const [onward, back] =
        language === 'en' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      await field('service').focus();
      await page.keyboard.press('Tab');
      await expect(star(1)).toBeFocused();
      for (const [key, number] of [
        ['Space', 1],
        [onward, 2],
        [onward, 3],
        [back, 2],
        ['ArrowDown', 3],
        ['ArrowUp', 2],
        ['ArrowUp', 1],
        ['ArrowUp', 5],
      ] as const) {
        await page.keyboard.press(key);
        await expect(star(number)).toBeChecked();
        await expect(star(number)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(field('review')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(star(5)).toBeFocused();
    });

    await test.step('they are filled from the start of the line up to the selected or hovered one', async () => {
      const fills = () =>
        stars
          .locator('svg')
          .evaluateAll((all) =>
            all.map((one) => getComputedStyle(one).fill !== 'rgba(0, 0, 0, 0)'),
          );
      await star(2).click();
      await expect(star(2)).toBeChecked();
      await star(4).hover();
      await expect.poll(fills).toEqual([true, true, true, true, false]);
      await page.mouse.move(1, 1);
      await expect.poll(fills).toEqual([true, true, false, false, false]);
    });
  });
}

const locale = locales.en;
const { t } = locale;

test('[S7] posts a review, and keeps the focus', async ({ page, english, expectConsole }) => {
  const { opener, submit, cancel, field, form, star, thanks } = reviewForm(page, locale);
  const strange = {
    ...goodReview,
    name: '\u202Ereversed\u202C',
    company: '<img src=x onerror="document.title=1">',
    review: '👩‍🍳🍕🥙 The queue is gone.',
  };
  expectConsole(/500 \(Internal Server Error\)/);
  await pauseTimer(page);
  await openHydrated(page, `${english}/reviews`);
  await opener.click();

  await test.step('[S4] the focus goes to the form, back to its button, and to the first star if none is chosen', async () => {
    await expect(field('name')).toBeFocused();
    await cancel.click();
    await expect(opener).toBeFocused();
    await opener.click();
    for (const name of ['name', 'company', 'review'] as const) await field(name).fill('x');
    await field('service').selectOption(goodReview.service);
    await submit.click();
    await expect(star(1)).toBeFocused();
  });

  await fillReview(page, locale);
  for (const name of ['name', 'company'] as const) await field(name).fill(strange[name]);
  await field('review').fill(`  ${strange.review}\n`);

  await test.step('[S4] while it is sent the button is disabled, and the form has the focus', async () => {
    const requests = await holdRequests(page, sentReviewAddress);
    await submit.press('Enter');
    await expect(submit).toHaveText(t('reviews.form.submitting'));
    await expect(submit).toBeDisabled();
    await expect(form).toBeFocused();
    await star(4).press('ArrowDown');
    await expect(star(4), 'stars ignore keys meanwhile').toBeChecked();
    await form.focus();
    await requests.answer((route) => route.fulfill({ status: 500 }));
    await expect(submit).toBeFocused();
    await page.unroute(sentReviewAddress);
  });

  await test.step('an accepted review is posted once, trimmed, and confirmed', async () => {
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') bodies.push(request.postDataJSON());
    });
    await submit.dblclick();
    await expect(thanks).toBeFocused();
    // [S6] No account is needed.
    expect(await page.context().cookies()).toEqual([]);
    const { reviewsAppId: appId } = siteConfig;
    expect(bodies).toEqual([{ appId, ...strange, rating: 4, status: 'pending' }]);
    await opener.click();
    await expect(field('name')).toHaveValue('');
    await expect(page).toHaveTitle(t('reviews.meta.title'));
  });

  await test.step('[S4] a focus elsewhere stays where it is', async () => {
    await fillReview(page, locale);
    const requests = await holdRequests(page, sentReviewAddress);
    await submit.press('Enter');
    await languageButton(page, locale).focus();
    await requests.answer((route) => route.fulfill({ status: 201 }));
    await expect(thanks).toBeVisible();
    await expect(languageButton(page, locale)).toBeFocused();
  });
});
