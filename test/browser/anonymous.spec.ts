import { loginFields } from '../support/loginWords';
import { watchCredentials } from './support/credentials';
import { fillReview, reviewForm } from './support/forms';
import { sentReviewAddress } from './support/reviews';
import { expect, test } from './support/test';
import { locales } from './support/words';

test('[S6] a review is written and sent by a visitor whom nobody knows', async ({
  page,
  english,
}) => {
  const credentials = watchCredentials(page);
  await page.goto(`${english}/reviews`);
  const { opener, submit, thanks } = reviewForm(page, locales.en);
  await opener.click();
  await fillReview(page, locales.en);
  await expect(page.locator(loginFields)).toHaveCount(0);
  const sent = page.waitForResponse(sentReviewAddress);
  await submit.click();
  expect((await sent).ok()).toBe(true);
  await expect(thanks).toBeVisible();
  expect(await credentials()).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
