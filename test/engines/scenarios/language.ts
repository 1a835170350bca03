import { bothLocales, locales } from '../../browser/support/words';
import {
  expectFocusKept,
  languageButton,
  languageItem,
  mainHeading,
  navigation,
  switchLanguage,
} from '../support/site';
import { same, soon } from '../support/soon';
import type { Scenario } from './scenario';

const { en, he } = locales;

/** Language menu and switch. */
export const languageScenarios: readonly Scenario[] = [
  {
    name: '[S4] pointer and keys open the languages, go through them and leave them',
    run: async ({ page, sites }) => {
      await page.openAwake(sites.en);
      const button = languageButton(page, en);
      const menu = page.find('menu');

      await button.click();
      await menu.expectShown();
      await menu.expectFocus();
      await button.click();
      await menu.expectGone();
      await expectFocusKept(page, 'closing by its button');

      for (const [key, item] of [
        ['Enter', en],
        [' ', en],
        ['ArrowDown', en],
        ['ArrowUp', he],
      ] as const) {
        await button.press(key);
        await languageItem(page, item).expectFocus();
        await page.press('Escape');
        await menu.expectGone();
        await button.expectFocus();
      }

      await button.press('ArrowUp');
      await page.press('e');
      await languageItem(page, en).expectFocus();
      await page.press('End');
      await languageItem(page, he).expectFocus();
      await page.press('Tab');
      await menu.expectGone();
      await page.find('banner').find('link', en.t('layout.getStarted')).expectFocus();

      await button.press('ArrowDown');
      await languageItem(page, en).expectFocus();
      await page.press('Tab', 'Shift');
      await menu.expectGone();
      const last = navigation(page, en).find('link', en.t('layout.nav.contact'));
      await last.expectFocus();

      await button.click();
      await menu.expectShown();
      const heading = await mainHeading(page).place();
      await page.clickAt(heading.x, heading.y);
      await menu.expectGone();
    },
  },
  {
    name: '[S4] a switch does not scroll a page that is scrolled by 40 px',
    run: async ({ page, sites }) => {
      await page.openAwake(sites.en);
      await page.scrollTo(40);
      await switchLanguage(page, en);
      await languageButton(page, he).expectFocus();
      same('scroll position', await page.scrollTop(), 40);
    },
  },
  ...bothLocales.map(
    (from): Scenario => ({
      name: `[S4] a switch changes words, head and direction in place, for the visit (${from.language})`,
      run: async ({ page, sites }) => {
        const to = locales[from.other];
        await page.openAwake(`${sites[from.language]}/contact`);
        await page.read(() => Reflect.set(window, 'mark', 'the same'));
        const field = ({ t }: typeof from) => page.find('textbox', t('contact.form.company'));
        await field(from).write('Hummus 1');
        await switchLanguage(page, from);
        await languageButton(page, to).expectFocus();
        await mainHeading(page).expectText(to.t('contact.heading'));
        await field(to).expectValue('Hummus 1');
        const { lang, dir, canonical } = await page.read(() => ({
          lang: document.documentElement.lang,
          dir: document.documentElement.dir,
          canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        }));
        same('language', { lang, dir }, { lang: to.language, dir: to.direction });
        same('canonical is Hebrew', canonical.includes('.co.il'), to.language === 'he');
        const said = to.t('layout.announcements.languageChanged');
        await soon('announcements', () => page.announcements(), [said]);

        await navigation(page, to).find('link', to.t('layout.nav.pricing')).click();
        await page.expectTitle(to.t('meta.pricing.title'));
        await page.back();
        await page.expectTitle(to.t('meta.contact.title'));
        await field(to).expectValue('Hummus 1');
        same('window', await page.read(() => Reflect.get(window, 'mark')), 'the same');
      },
    }),
  ),
];
