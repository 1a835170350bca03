import { expect } from '@playwright/test';
import { languageCodes, languages } from '../../locales/languages';
import { type Locale, locales } from '../browser/support/words';
import type { Page } from './page';
import { phone, sites, test } from './test';

/* Layers over a page: menu, panel and dialog. */

const { en, he } = locales;
const last = { name: languages[languageCodes.at(-1) ?? 'he'].name };

const languageButton = (visit: Page, { t, name }: Locale) =>
  visit.find('button', t('layout.labeled', { label: t('layout.language.label'), value: name }));

test('[S4] opens, navigates and closes the language menu by pointer and keyboard', async ({
  visit,
}) => {
  await visit.openHydrated(sites.en);
  const button = languageButton(visit, en);
  const menu = visit.find('menu');
  const item = ({ name }: Pick<Locale, 'name'>) => visit.find('menuitemradio', name);
  await button.click();
  await item(en).expectFocus();
  await button.click();
  await menu.expectShown(false);
  await visit.expectFocusKept();
  for (const [key, first] of [
    ['Enter', en],
    [' ', en],
    ['ArrowDown', en],
    ['ArrowUp', last],
  ] as const) {
    await button.press(key);
    await item(first).expectFocus();
    await visit.pressKey('Escape');
    await menu.expectShown(false);
    await button.expectFocus();
  }
  await button.press('ArrowUp');
  await visit.pressKey('e');
  await item(en).expectFocus();
  await visit.pressKey('Tab');
  await menu.expectShown(false);
  await visit.find('banner').find('link', en.t('layout.getStarted')).expectFocus();
});

test.describe(() => {
  test.use({ size: phone });
  test('[S4] traps focus in the panel and returns it on close', async ({ visit }) => {
    await visit.openHydrated(sites.he);
    const button = visit.find('button', he.t('layout.panel.open'));
    const panel = visit.find('dialog', he.t('layout.panel.title'));
    const open = async () => {
      await button.click();
      await expect.poll(async () => Math.round((await panel.box()).left)).toBe(0);
      await panel.expectShown();
    };
    await open();
    await visit.expectTrap(12);
    for (const close of [
      () => visit.pressKey('Escape'),
      () => panel.find('button', he.t('layout.panel.close')).click(),
      () => visit.clickAt(360, 500),
    ]) {
      if (!(await panel.isShown())) await open();
      await close();
      await panel.expectShown(false);
      await button.expectFocus();
      await expect.poll(() => visit.read(() => location.pathname)).toBe('/');
    }
    await open();
    await panel.find('link', he.t('pricing.meta.name')).click();
    await panel.expectShown(false);
    await expect.poll(() => visit.read(() => document.title)).toBe(he.t('pricing.meta.title'));
    await visit.select('main h1').expectFocus();
  });
});

test('[S1] traps focus in the booking dialog and returns it to the badge', async ({ visit }) => {
  await visit.openHydrated(sites.he);
  const badge = visit.select('a[data-opens-dialog]');
  const dialog = visit.find('dialog', he.t('booking.dialog.title'));
  const close = dialog.find('button', he.t('booking.dialog.close'));
  await badge.press('Enter');
  await close.expectFocus();
  const calendar = async () => (await dialog.select('iframe').box()).height;
  await expect.poll(calendar).toBeGreaterThanOrEqual(700);
  await visit.expectTrap(6);
  await close.press('Escape');
  await dialog.expectShown(false);
  await badge.expectFocus();
});
