import { locales } from '../../browser/support/words';
import type { Page } from '../support/page';
import { mainHeading, navigation, toasts } from '../support/site';
import { same, soon } from '../support/soon';
import type { Scenario } from './scenario';

const locale = locales.he;
const { t } = locale;

/** Messages by mouse and by keys. */
export const toastScenarios: readonly Scenario[] = [
  {
    name: '[S4] a mouse draws a message: 49 px spring back, 60 px dismiss, nothing is selected',
    run: async ({ page, sites }) => {
      await page.openAwake(`${sites.he}/pricing`);
      const { region, words } = toasts(page, locale);
      await failList(page);
      const { left } = await words.box();
      await words.draw(-49);
      await soon('place of the message', async () => (await words.box()).left, left - 49);
      await page.tab.releaseMouse();
      await soon('place of the message', async () => (await words.box()).left, left);
      same('selection', await page.read(() => String(getSelection())), '');
      await words.draw(60);
      await page.tab.releaseMouse();
      await soon('text of the region', () => region.text(), '');
    },
  },
  {
    name: '[S4] F8 and Tab reach a message, Enter and Escape dismiss it, and the focus is never lost',
    run: async ({ page, sites }) => {
      await page.openAwake(`${sites.he}/pricing`);
      const { region, close } = toasts(page, locale);
      await failList(page);
      const before = page.find('contentinfo').find('link', t('layout.nav.pricing'));
      await before.focus();
      await page.press('F8');
      await region.expectFocus();
      await page.press('Tab');
      await close.expectFocus();
      await page.press('Enter');
      await soon('text of the region', () => region.text(), '');
      await before.expectFocus();

      await page.find('button', t('reviews.list.retry')).press('Enter');
      await close.expectShown();
      await page.press('F8');
      await region.expectFocus();
      await page.press('Escape');
      await soon('text of the region', () => region.text(), '');
      const isLost = await page.read(() => document.activeElement === document.body);
      same('focus is on body', isLost, false);
      await mainHeading(page).expectShown();
    },
  },
];

/** Goes to the reviews, whose list fails: that is a message, which stays as nobody looks. */
async function failList(page: Page): Promise<void> {
  await page.read(() => {
    const real = window.fetch;
    window.fetch = (request, options) =>
      String(request).includes('/api/reviews')
        ? Promise.resolve(new Response('<p>no list</p>'))
        : real(request, options);
  });
  await navigation(page, locale).find('link', t('layout.nav.reviews')).click();
  await toasts(page, locale).words.expectText(t('reviews.toasts.listFailed'));
  await page.read(() => window.dispatchEvent(new Event('blur')));
}
