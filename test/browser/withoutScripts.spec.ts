import { titleKey } from '../../src/seo/pageHead';
import { navLinks, pages } from '../../src/site/navigation';
import { badge, bookingLink, consultation } from '../features/booking/bookingPage';
import { notFoundLine, unknownPath } from './support/addresses';
import { mainHeading, navigation } from './support/roles';
import { expect, test } from './support/test';
import { locales } from './support/words';

test.use({ javaScriptEnabled: false });

const { t } = locales.en;

// Visibility is the same in both languages: the Hebrew messages are read from the export.
test('[S2] has complete pages with working links without JavaScript', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(notFoundLine);
  await page.goto(`${english}${unknownPath}`);
  for (const path of [undefined, ...pages]) {
    await test.step(path ?? unknownPath, async () => {
      if (path) await page.locator(`a[href="${path}"]:visible`).first().click();
      await expect(page).toHaveTitle(t(titleKey(path)));
      await expect.soft(mainHeading(page)).toBeVisible();
      const links = navigation(page, locales.en).getByRole('link');
      await expect.soft(links).toHaveCount(navLinks.length);
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      if (path === '/' || path === '/reviews' || path === '/contact') {
        const main = page.getByRole('main');
        const why = t('errors.noScript.form');
        // By rendered text, because Playwright's text search skips `noscript`.
        await expect.soft(main).toContainText(why, { useInnerText: true });
        await expect.soft(main.getByRole('textbox')).toHaveCount(0);
        await expect.soft(main.getByRole('button')).toHaveCount(0);
      }
      if (path === '/services') {
        await expect.soft(badge(page)).toBeVisible();
        await expect.soft(bookingLink(consultation(page))).toBeVisible();
        expect.soft(await page.locator('[style]').count()).toBe(0);
      }
      if (path === '/contact') {
        const answer = page.getByText(t('contact.faq.start.answer'));
        await expect.soft(answer).toBeHidden();
        await page.getByText(t('contact.faq.start.question')).click();
        await expect.soft(answer).toBeVisible();
      }
    });
  }
});
