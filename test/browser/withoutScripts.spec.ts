import { navLinks, pageNames, pages } from '../../src/content/navigation';
import { notFoundLine, unknownPath } from './support/addresses';
import { badge, bookingLink, bookingUrl, consultation } from './support/booking';
import { mainHeading, navigation } from './support/roles';
import { expect, test } from './support/test';
import { locales } from './support/words';

test.use({ javaScriptEnabled: false });

const { t } = locales.en;

// Visibility is the same in both languages: the Hebrew messages are read from the export.
test('[S2] has complete pages with working links and expandable questions without JavaScript', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(notFoundLine);
  await page.goto(`${english}${unknownPath}`);
  for (const path of [undefined, ...pages]) {
    await test.step(`[S2] ${path ?? unknownPath}`, async () => {
      if (path) await page.locator(`a[href="${path}"]:visible`).first().click();
      await expect(page).toHaveTitle(t(`meta.${path ? pageNames[path] : 'notFound'}.title`));
      await expect.soft(mainHeading(page)).toBeVisible();
      await expect.soft(mainHeading(page)).not.toHaveText('');
      const links = navigation(page, locales.en).getByRole('link');
      await expect.soft(links).toHaveCount(navLinks.length);
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      if (path === '/reviews') {
        // By rendered text, because Playwright's text search skips `noscript`.
        const body = page.locator('body');
        const why = t('errors.noScript.reviews');
        await expect.soft(body).toContainText(why, { useInnerText: true });
      }
      if (path === '/' || path === '/reviews' || path === '/contact') {
        const main = page.getByRole('main');
        const why = t('errors.noScript.form');
        await expect.soft(main).toContainText(why, { useInnerText: true });
        const email = main.getByRole('link', { name: t('errors.noScript.email') });
        await expect.soft(email).toHaveAttribute('href', /^mailto:/);
        await expect.soft(main.locator('a[href^="tel:"]:visible').first()).toBeVisible();
        await expect.soft(main.getByRole('textbox')).toHaveCount(0);
        await expect.soft(main.getByRole('button')).toHaveCount(0);
      }
      if (path === '/services') {
        for (const link of [badge(page), bookingLink(consultation(page))]) {
          await expect.soft(link).toBeVisible();
          await expect.soft(link).toHaveAttribute('href', bookingUrl());
          await expect.soft(link).toHaveAttribute('target', '_blank');
          await expect.soft(link).toHaveAttribute('rel', 'noopener');
        }
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
