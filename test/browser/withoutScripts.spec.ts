import { pageNames, pages } from '../../src/content/navigation';
import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { mainHeading, navigation } from './support/roles';
import { expect, test } from './support/test';
import { bothTongues, tongues } from './support/words';

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  for (const tongue of bothTongues) {
    const { language, direction, t } = tongue;
    for (const { path, title } of everyPage) {
      test(`[S2] ${path} is complete (${language})`, async ({ page, sites, expectConsole }) => {
        if (path === unknownPath) expectConsole(notFoundLine);
        await page.goto(`${sites[language]}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page).toHaveTitle(t(title));
        await expect(mainHeading(page)).toBeVisible();
        await expect(mainHeading(page)).not.toHaveText('');
        await expect(navigation(page, tongue).getByRole('link')).toHaveCount(6);
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
    }

    test(`[S2] the links of the page lead on (${language})`, async ({ page, sites }) => {
      await page.goto(sites[language]);
      await page.getByRole('link', { name: t('home.hero.start') }).click();
      await expect(page).toHaveURL(`${sites[language]}/contact`);
      await navigation(page, tongue)
        .getByRole('link', { name: t('layout.nav.services') })
        .click();
      await expect(page).toHaveTitle(t('meta.services.title'));
    });

    test(`[S2] a question opens to its answer (${language})`, async ({ page, sites }) => {
      await page.goto(`${sites[language]}/contact`);
      const answer = page.getByText(t('contact.faq.start.answer'));
      await expect(answer).toBeHidden();
      await page.getByText(t('contact.faq.start.question')).click();
      await expect(answer).toBeVisible();
    });

    test(`[S2] the place of the reviews says why it is empty (${language})`, async ({
      page,
      sites,
    }) => {
      await page.goto(`${sites[language]}/reviews`);
      // By what is rendered: Playwright's own text search leaves `noscript` out.
      await expect(page.locator('body')).toContainText(t('errors.noScript.reviews'), {
        useInnerText: true,
      });
    });
  }
});

test('[S2] links and questions work natively before the client has started', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/client.*.js', (route) => route.abort());
  const { t } = tongues.en;
  await page.goto(`${english}/contact`);
  await page.getByText(t('contact.faq.start.question')).click();
  await expect(page.getByText(t('contact.faq.start.answer'))).toBeVisible();
  for (const path of [...pages].reverse()) {
    const link = page.locator(`a[href="${path}"]:visible`).first();
    await link.click();
    await expect(page).toHaveTitle(t(`meta.${pageNames[path]}.title`));
  }
});
