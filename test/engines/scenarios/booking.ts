import { bothLocales } from '../../browser/support/words';
import { badge, expectTrap } from '../support/site';
import { same, until } from '../support/soon';
import type { Scenario } from './scenario';

/** The badge, its dialog and the calendar in a page. */
export const bookingScenarios: readonly Scenario[] = bothLocales.flatMap((locale): Scenario[] => {
  const { language, t } = locale;
  return [
    {
      name: `[S1] the badge's dialog shows the calendar and keeps the focus; closed, the badge has it (${language})`,
      run: async ({ page, sites }) => {
        await page.openAwake(sites[language]);
        const dialog = page.find('dialog', t('booking.dialog.title'));
        const close = dialog.find('button', t('booking.dialog.close'));
        await badge(page).press('Enter');
        await dialog.expectShown();
        await close.expectFocus();
        await until(
          'size of the calendar',
          () => dialog.select('iframe').box(),
          ({ width, height }) => width >= 320 && height >= 700,
        );
        await expectTrap(page, dialog, 6);
        for (const leave of [
          () => close.press('Escape'),
          () => close.click(),
          () => page.clickAt(20, 400),
        ]) {
          if (!(await dialog.isShown())) await badge(page).click();
          await dialog.expectShown();
          await leave();
          await dialog.expectGone();
          await badge(page).expectFocus();
        }
      },
    },
    {
      name: `[S1] a first press on the badge, before the site lives, opens the dialog and no tab (${language})`,
      run: async ({ page, sites }) => {
        await page.open(`${sites[language]}/pricing`);
        await badge(page).click();
        await page.find('dialog', t('booking.dialog.title')).expectShown();
        same('tabs', await page.tab.countTabs(), 1);
      },
    },
    {
      name: `[S7] the calendar comes into its place in the page (${language})`,
      run: async ({ page, sites }) => {
        await page.openAwake(`${sites[language]}/services`);
        const section = page.select('#consultation');
        await section.read((element) => element.scrollIntoView({ behavior: 'instant' }));
        await until(
          'size of the calendar',
          () => section.select('iframe').box(),
          ({ width, height }) => width >= 320 && height >= 700,
        );
      },
    },
  ];
});
