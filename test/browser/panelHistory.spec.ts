import { hold } from './support/code';
import { footer, panel, panelButton } from './support/roles';
import { act, expect, test } from './support/test';
import { tongues } from './support/words';

/* How a page comes to change under the open panel, though nothing was chosen in it. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const { en } = tongues;
const pricing = en.t('layout.nav.pricing');

test('[S4] a page that was on its way when the panel was opened closes it; Back leads to the one before', async ({
  page,
  english,
}) => {
  const code = await hold(page, '**/assets/PricingPage.*');
  await page.goto(`${english}/services`);
  await act(page);
  await footer(page, en).getByRole('link', { name: pricing, exact: true }).tap();
  await expect(page).toHaveURL(`${english}/pricing`);
  await panelButton(page, en).tap();
  await expect(panel(page, en)).toBeVisible();
  code.release();
  await expect(panel(page, en)).toBeHidden();
  await expect(page).toHaveTitle(en.t('meta.pricing.title'));
  await expect(page).toHaveURL(`${english}/pricing`);
  await page.goBack();
  await expect(page).toHaveTitle(en.t('meta.services.title'));
});

test('[S4] going back to where another panel was open closes the panel', async ({
  page,
  english,
}) => {
  await page.goto(`${english}/services`);
  await panelButton(page, en).tap();
  await expect(panel(page, en)).toBeVisible();
  await page.goBack();
  await expect(panel(page, en)).toBeHidden();
  await page.goForward();
  await footer(page, en).getByRole('link', { name: pricing, exact: true }).tap();
  await expect(page).toHaveTitle(en.t('meta.pricing.title'));
  await panelButton(page, en).tap();
  await expect(panel(page, en)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveTitle(en.t('meta.services.title'));
  await expect(panel(page, en)).toBeHidden();
});
