import { bothLocales, type Locale, locales } from '../../browser/support/words';
import type { Page } from '../support/page';
import {
  expectTrap,
  languageButton,
  languageItem,
  mainHeading,
  panel,
  panelButton,
} from '../support/site';
import { same, soon } from '../support/soon';
import { phone, type Scenario } from './scenario';

/** The navigation of small screens. */
export const panelScenarios: readonly Scenario[] = bothLocales.flatMap((locale): Scenario[] => [
  {
    name: `[S4] the panel keeps the focus, and Escape, its button and a press outside close it (${locale.language})`,
    view: { size: phone },
    run: async ({ page, sites }) => {
      const { direction, t } = locale;
      await page.openAwake(sites[locale.language]);
      const sheet = panel(page, locale);
      await open(page, locale);
      await expectTrap(page, sheet, 12);
      const outside = direction === 'ltr' ? 30 : 360;
      for (const close of [
        () => page.press('Escape'),
        () => sheet.find('button', t('layout.panel.close')).click(),
        () => page.clickAt(outside, 500),
      ]) {
        if (!(await sheet.isShown())) await open(page, locale);
        await close();
        await sheet.expectGone();
        await panelButton(page, locale).expectFocus();
        await panelButton(page, locale).expectAttribute('aria-expanded', 'false');
        same('path', await page.path(), '/');
      }
    },
  },
  {
    name: `[S4] a link, Back, and a change of language inside of the panel (${locale.language})`,
    view: { size: phone },
    run: async ({ page, sites }) => {
      const { t } = locale;
      const other = locales[locale.other];
      await page.openAwake(sites[locale.language]);
      const sheet = panel(page, locale);
      await open(page, locale);
      await sheet.find('link', t('layout.nav.pricing')).click();
      await sheet.expectGone();
      await page.expectTitle(t('meta.pricing.title'));
      await mainHeading(page).expectFocus();

      await open(page, locale);
      await soon('entry in the history', () => hasEntry(page), true);
      await page.back();
      await sheet.expectGone();
      await soon('path', () => page.path(), '/pricing');

      await open(page, locale);
      await languageButton(page, locale).click();
      await page.find('menu').expectShown();
      await page.press('Escape');
      await page.find('menu').expectGone();
      await sheet.expectShown();
      await languageButton(page, locale).expectFocus();
      await languageButton(page, locale).press('Enter');
      await languageItem(page, locales.en).expectFocus();
      await page.press(locale.language === 'en' ? 'End' : 'Home');
      await page.press('Enter');
      await languageButton(page, other).expectFocus();
      await expectAtEdge(page, other);
    },
  },
]);

async function open(page: Page, locale: Locale): Promise<void> {
  await panelButton(page, locale).click();
  await expectAtEdge(page, locale);
}

/** Waits until it has slid in to its edge: right in English, left in Hebrew. */
async function expectAtEdge(page: Page, locale: Locale): Promise<void> {
  const left = locale.direction === 'ltr' ? phone.width - 300 : 0;
  await panel(page, locale).expectShown();
  await soon(
    'place of the panel',
    async () => {
      const box = await panel(page, locale).box();
      return { left: Math.round(box.left), right: Math.round(box.right) };
    },
    { left, right: left + 300 },
  );
}

function hasEntry(page: Page): Promise<boolean> {
  return page.read(() => Boolean(history.state?.isPanelOpen));
}
