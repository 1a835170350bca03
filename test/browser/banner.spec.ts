import { navigation, switchLanguage } from './support/roles';
import { expect, test, wakeSite } from './support/test';
import { variants } from './support/variants';
import { type Locale, locales } from './support/words';

const { BANNER_MESSAGE_EN: inEnglish, BANNER_MESSAGE_HE: inHebrew } = variants.banner.environment;

test.use({ variant: 'banner' });

test('[S4] the banner goes with the visitor until it is closed, and does not come back', async ({
  page,
  english,
}) => {
  const banner = ({ t }: Locale) =>
    page.getByRole('complementary', { name: t('layout.banner.label') });
  await page.goto(english);
  await expect(banner(locales.en)).toContainText(inEnglish);
  await wakeSite(page);
  const { t } = await switchLanguage(page, locales.en);
  await expect(banner(locales.he)).toContainText(inHebrew);
  await navigation(page, locales.he)
    .getByRole('link', { name: t('layout.nav.pricing') })
    .click();
  await expect(page).toHaveTitle(t('meta.pricing.title'));
  await expect(banner(locales.he)).toBeVisible();
  await banner(locales.he)
    .getByRole('button', { name: t('layout.banner.close') })
    .click();
  await expect(banner(locales.he)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(t('meta.home.title'));
  await expect(banner(locales.he)).toHaveCount(0);
});
