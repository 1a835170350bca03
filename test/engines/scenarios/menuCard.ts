import { ownMenu as en } from '../../../locales/en/ownMenu';
import { ownMenu as he } from '../../../locales/he/ownMenu';
import { decodeMenu } from '../../../machines/menuCode';
import { bothLocales } from '../../browser/support/words';
import { expectFocusKept } from '../support/site';
import { until } from '../support/soon';
import { phone, type Scenario } from './scenario';

const words = { en, he };
const typed = {
  en: { name: 'Falafel Levi', dish: 'Sabich', price: '29' },
  he: { name: 'פלאפל לוי', dish: 'סביח', price: '29' },
} as const;

/** A menu that a visitor writes, and reads at its address. */
export const menuCardScenarios: readonly Scenario[] = bothLocales.map(
  ({ language, other, t }): Scenario => ({
    name: `[S2] an owner writes a menu by keys, and its address shows it on the other domain (${language})`,
    view: { size: phone },
    run: async ({ page, sites }) => {
      const { name, dish, price } = typed[language];
      await page.openAwake(sites[language]);
      await page.find('button', t('home.hero.menu.write')).press('Enter');
      const dialog = page.find('dialog', words[language].title);
      await dialog.find('textbox', words[language].name).expectFocus();
      await page.type(name);
      await page.press('Tab');
      await page.type(dish);
      await page.press('Tab');
      await page.type(price);
      const hash = await until(
        'address of the whole menu',
        () => dialog.read((element) => /#menu=\S+/.exec(element.innerText)?.[0] ?? ''),
        (found) => decodeMenu(found)?.price1 === price,
      );
      await until(
        'news of the menu',
        () => dialog.find('status').text(),
        (news) => news === words[language].ready,
      );
      await page.press('Escape');
      await dialog.expectGone();
      await expectFocusKept(page, 'the menu was put away');

      await page.open(`${sites[other]}/${hash}`);
      const card = page.find('dialog', words[other].readTitle);
      await until(
        'the menu that is read',
        () => card.text(),
        (text) => text.includes(name) && text.includes(dish),
      );
      await card.find('button', words[other].turn).click();
      await page.press('Escape');
      await card.expectGone();
    },
  }),
);
