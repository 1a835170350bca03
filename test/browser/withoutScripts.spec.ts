import { pageNames, pages } from '../../src/content/navigation';
import { notFoundLine, unknownPath } from './support/addresses';
import { clientCode } from './support/code';
import { mainHeading, navigation } from './support/roles';
import { expect, test } from './support/test';
import { bothTongues, tongues } from './support/words';

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  for (const tongue of bothTongues) {
    const { language, direction, t } = tongue;

    test(`[S2] every page is complete, and its links lead on (${language})`, async ({
      page,
      sites,
      expectConsole,
    }) => {
      expectConsole(notFoundLine);
      await page.goto(`${sites[language]}${unknownPath}`);
      for (const path of [undefined, ...pages]) {
        await test.step(`[S2] ${path ?? unknownPath}`, async () => {
          if (path) await page.locator(`a[href="${path}"]:visible`).first().click();
          const name = path ? pageNames[path] : 'notFound';
          await expect(page).toHaveTitle(t(`meta.${name}.title`));
          const html = page.locator('html');
          await expect.soft(html).toHaveAttribute('lang', language);
          await expect.soft(html).toHaveAttribute('dir', direction);
          await expect.soft(mainHeading(page)).toBeVisible();
          await expect.soft(mainHeading(page)).not.toHaveText('');
          await expect.soft(navigation(page, tongue).getByRole('link')).toHaveCount(6);
          await expect.soft(page.getByRole('contentinfo')).toBeVisible();
        });
      }
    });

    test(`[S2] questions open, and the place of the reviews says why it is empty (${language})`, async ({
      page,
      sites,
    }) => {
      await page.goto(`${sites[language]}/contact`);
      const answer = page.getByText(t('contact.faq.start.answer'));
      await expect(answer).toBeHidden();
      await page.getByText(t('contact.faq.start.question')).click();
      await expect(answer).toBeVisible();
      await page.goto(`${sites[language]}/reviews`);
      // By what is rendered: Playwright's own text search leaves `noscript` out.
      await expect(page.locator('body')).toContainText(t('errors.noScript.reviews'), {
        useInnerText: true,
      });
    });
  }
});

test('[S2] links and questions work natively where the client does not come', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route(clientCode, (route) => route.abort());
  const { t } = tongues.en;
  await page.goto(`${english}/contact`);
  await page.getByText(t('contact.faq.start.question')).click();
  await expect(page.getByText(t('contact.faq.start.answer'))).toBeVisible();
  await navigation(page, tongues.en)
    .getByRole('link', { name: t('layout.nav.pricing') })
    .click();
  await expect(page).toHaveTitle(t('meta.pricing.title'));
});
