import type { Page } from '@playwright/test';
import { navigation, switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import { variants } from './support/variants';
import { bothTongues, type Tongue } from './support/words';

const messages = {
  en: variants.banner.environment.BANNER_MESSAGE_EN,
  he: variants.banner.environment.BANNER_MESSAGE_HE,
};

function banner(page: Page, { t }: Tongue) {
  return page.getByRole('complementary', { name: t('layout.banner.label') });
}

for (const tongue of bothTongues) {
  const { language, other, t } = tongue;

  test(`[S1] without a message there is no banner (${language})`, async ({ page, sites }) => {
    await page.goto(sites[language]);
    await act(page);
    await expect(banner(page, tongue)).toHaveCount(0);
  });

  test.describe(`with a message, in ${language}`, () => {
    test.use({ variant: 'banner' });

    test('[S4] the banner is visible until it is closed', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await expect(banner(page, tongue)).toContainText(messages[language]);
      const close = banner(page, tongue).getByRole('button', { name: t('layout.banner.close') });
      await close.click();
      await expect(banner(page, tongue)).toHaveCount(0);
    });

    test('[S4] a closed banner stays closed on the next pages', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await banner(page, tongue).getByRole('button').click();
      await expect(banner(page, tongue)).toHaveCount(0);
      await navigation(page, tongue)
        .getByRole('link', { name: t('layout.nav.pricing') })
        .click();
      await expect(page).toHaveTitle(t('meta.pricing.title'));
      await expect(banner(page, tongue)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveTitle(t('meta.home.title'));
      await expect(banner(page, tongue)).toHaveCount(0);
    });

    test('[S4] a banner that was not closed stands on the next page', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await act(page);
      await navigation(page, tongue)
        .getByRole('link', { name: t('layout.nav.pricing') })
        .click();
      await expect(page).toHaveTitle(t('meta.pricing.title'));
      await expect(banner(page, tongue)).toBeVisible();
    });

    test('[S4] the banner changes its language with the page', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await act(page);
      const to = await switchLanguage(page, tongue);
      await expect(banner(page, to)).toContainText(messages[other]);
    });
  });
}
