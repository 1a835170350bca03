import { loginFields, loginWords } from '../support/loginWords';
import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { watchCredentials } from './support/credentials';
import { fillReview, reviewForm } from './support/forms';
import { sentReviewAddress } from './support/reviews';
import { act, expect, test } from './support/test';
import { bothTongues, tongues } from './support/words';

for (const { language } of bothTongues) {
  for (const { path } of everyPage) {
    test(`[S6] ${path} is public: no login is shown, no credentials go over, no cookie stays (${language})`, async ({
      page,
      sites,
      expectConsole,
    }) => {
      if (path === unknownPath) expectConsole(notFoundLine);
      const credentials = watchCredentials(page);
      const answer = await page.goto(`${sites[language]}${path}`);
      expect(answer?.status()).toBe(path === unknownPath ? 404 : 200);
      await act(page);
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe(path);
      for (const role of ['link', 'button', 'menuitem'] as const) {
        const ways = page.getByRole(role, { name: loginWords, includeHidden: true });
        await expect(ways).toHaveCount(0);
      }
      await expect(page.locator(loginFields)).toHaveCount(0);
      expect(await credentials()).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  }
}

test('[S6] a review is written and sent by a visitor whom nobody knows', async ({
  page,
  english,
}) => {
  const credentials = watchCredentials(page);
  await page.goto(`${english}/reviews`);
  const { opener, submit, thanks } = reviewForm(page, tongues.en);
  await opener.click();
  await fillReview(page, tongues.en);
  await expect(page.locator(loginFields)).toHaveCount(0);
  const sent = page.waitForResponse(sentReviewAddress);
  await submit.click();
  expect((await sent).ok()).toBe(true);
  await expect(thanks).toBeVisible();
  expect(await credentials()).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
