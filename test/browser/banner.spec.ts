import { navigation, switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import { variants } from './support/variants';
import { type Tongue, tongues } from './support/words';

const { BANNER_MESSAGE_EN: inEnglish, BANNER_MESSAGE_HE: inHebrew } = variants.banner.environment;

test.use({ variant: 'banner' });

test('[S4] the banner goes with the visitor until it is closed, and does not come back', async ({
  page,
  english,
}) => {
  const banner = ({ t }: Tongue) =>
    page.getByRole('complementary', { name: t('layout.banner.label') });
  await page.goto(english);
  await expect(banner(tongues.en)).toContainText(inEnglish);
  await act(page);
  const { t } = await switchLanguage(page, tongues.en);
  await expect(banner(tongues.he)).toContainText(inHebrew);
  await navigation(page, tongues.he)
    .getByRole('link', { name: t('layout.nav.pricing') })
    .click();
  await expect(page).toHaveTitle(t('meta.pricing.title'));
  await expect(banner(tongues.he)).toBeVisible();
  await banner(tongues.he)
    .getByRole('button', { name: t('layout.banner.close') })
    .click();
  await expect(banner(tongues.he)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(t('meta.home.title'));
  await expect(banner(tongues.he)).toHaveCount(0);
});
