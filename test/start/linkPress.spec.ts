import { hold, watchExecution } from '../browser/support/code';
import { placeOf } from '../browser/support/place';
import { navigation } from '../browser/support/roles';
import { expect, test } from '../browser/support/test';
import { locales } from '../browser/support/words';

const { t } = locales.en;

test.use({ hasTouch: true });

test('[S2] opens the next page on a tap on a link, without starting the site', async ({
  page,
  english,
}) => {
  const executed = await watchExecution(page);
  await page.goto(english);
  const next = await hold(page, `${english}/pricing`);
  const requested = page.waitForRequest(`${english}/pricing`);
  const link = navigation(page, locales.en).getByRole('link', { name: t('layout.nav.pricing') });
  const { x, y } = await placeOf(link);
  await page.touchscreen.tap(x + 5, y + 5);
  await requested;
  await expect(page.locator('html')).toHaveAttribute('data-start', 'leaving');
  expect(await executed()).toEqual(['boot']);
  next.release();
  await expect(page).toHaveTitle(t('meta.pricing.title'));
  await expect(page.locator('html')).toHaveAttribute('data-start', 'waiting');
  expect(await executed()).toEqual(['boot']);
});
