import { vatPercent } from '../../../src/content/price';
import { formatShekels } from '../../../src/i18n/format';
import { tabTo } from '../../browser/support/focus';
import { hasStarted } from '../../browser/support/hydrateSite';
import { expect, hydrateSite, openHydrated, test } from '../../browser/support/test';
import { locales } from '../../browser/support/words';
import { amountOf } from '../../support/amountOf';
import { inquiryForm } from '../forms/formPage';

const locale = locales.he;
const { t, language } = locale;

test('[S9] adds up a bill and takes it to the form by keyboard', async ({ page, hebrew }) => {
  await page.goto(`${hebrew}/pricing`);
  const bill = page.locator('#add-ons');
  await bill.getByRole('radio', { checked: true }).focus();
  // Switches from Professional to the previous plan before hydration.
  await page.keyboard.press('ArrowUp');
  const stickers = t('pricing.addOns.nfcStickers.name');
  await page.keyboard.press('Tab');
  await expect(bill.getByRole('checkbox', { name: stickers })).toBeFocused();
  await page.keyboard.press('Space');
  await hasStarted(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bill.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.type('3');
  const status = bill.getByRole('status');
  await expect(status).toHaveText(
    [
      `${t('pricing.bill.totalMonthly')}: ${withVat('starter', 1)}`,
      `${t('pricing.bill.totalOnce')}: ${withVat('nfcStickers', 3)}.`,
    ].join('. '),
  );
  await tabTo(page, bill.getByRole('link', { name: t('pricing.bill.toForm') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact\?about=starter\.nfcStickers\*3#order$/);
  const chosen = `3 × ${stickers}`;
  await expect(inquiryForm(page, locale).form).toContainText(chosen);
  // Also in a new tab, without an interaction.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(inquiryForm(tab, locale).form).toContainText(chosen);
  await page.goBack();
  await expect(bill.getByRole('radio', { checked: true })).toHaveValue('starter');
  await expect(bill.getByRole('spinbutton')).toHaveValue('3');
});

test('[S9] keeps quantities, boxes and plan on Back from another site', async ({
  page,
  english,
  hebrew,
}) => {
  const { t } = locales.en;
  await openHydrated(page, `${english}/pricing`);
  const bill = page.locator('#add-ons');
  const stickers = bill.getByRole('checkbox', { name: t('pricing.addOns.nfcStickers.name') });
  await stickers.check();
  await bill.getByRole('spinbutton').fill('7');
  const slip = page.locator('#bill');
  const sum = await slip.textContent();
  await page.evaluate((other) => location.assign(other), hebrew);
  await page.waitForURL(`${hebrew}/**`);
  await page.goBack();
  await expect(stickers).toBeChecked();
  await hydrateSite(page);
  await expect(stickers).toBeChecked();
  await expect(bill.getByRole('spinbutton')).toHaveValue('7');
  expect(await slip.textContent()).toBe(sum);
  await stickers.uncheck();
  await stickers.check();
  await expect(bill.getByRole('spinbutton')).toHaveValue('1');
});

function withVat(id: string, quantity: number): string {
  return formatShekels((amountOf(id) * quantity * (100 + vatPercent)) / 100, language);
}
