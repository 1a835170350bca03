import { fillReview, goodReview, type ReviewField, reviewForm } from './support/forms';
import { placeOf } from './support/place';
import { stubReviews } from './support/reviews';
import { mainHeading, navigation, switchLanguage } from './support/roles';
import { expect, test } from './support/test';
import { bothTongues, tongues } from './support/words';

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
