import { seriousViolations } from './support/axe';
import { fillReview, reviewForm, setByScript } from './support/forms';
import { sentReviewAddress, stubReviews } from './support/reviews';
import { switchLanguage } from './support/roles';
import { expect, test } from './support/test';
import { violations } from './support/watch';
import { bothTongues, tongues } from './support/words';

test.beforeEach(({ page }) => stubReviews(page, []));

for (const tongue of bothTongues) {
  const { language, t } = tongue;

  test.describe(`in ${language}`, () => {
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
  });
}

const tongue = tongues.en;

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
  await page.route(sentReviewAddress, (route) => route.fulfill({ status: 201, json: {} }));
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
