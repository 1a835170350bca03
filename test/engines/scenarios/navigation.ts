import { services } from '../../../src/content/services';
import { locales } from '../../browser/support/words';
import { expectBelowHeader, mainHeading, navigation } from '../support/site';
import { same, soon } from '../support/soon';
import { desk, phone, type Scenario } from './scenario';

const { t } = locales.en;

/** Ways between pages and to parts of them. */
export const navigationScenarios: readonly Scenario[] = [
  {
    name: '[S2] of six links pressed one after the other none is lost, and the last one wins',
    run: async ({ page, sites }) => {
      await page.openAwake(sites.en);
      const names = ['services', 'portfolio', 'pricing', 'contact', 'services', 'pricing'] as const;
      const places = [];
      for (const name of names) {
        const link = navigation(page, locales.en).find('link', t(`layout.nav.${name}`));
        await link.click();
        await link.expectAttribute('aria-current', 'page');
        places.push(await link.place());
      }
      await page.read(() => {
        const reached: (string | undefined)[] = [];
        Reflect.set(window, 'reached', reached);
        const keep = ({ target }: Event) =>
          reached.push((target as Element).closest('a')?.pathname);
        addEventListener('click', keep, true);
      });
      for (const { x, y } of places) await page.clickAt(x, y);
      const reached = await page.read(() => [...(Reflect.get(window, 'reached') as string[])]);
      same(
        'links that were reached',
        reached,
        names.map((name) => `/${name}`),
      );
      await mainHeading(page).expectText(t('pricing.heading'));
      await soon('path', () => page.path(), '/pricing');
      await mainHeading(page).expectFocus();
    },
  },
  {
    name: '[S4] two quick Backs restore where each page was read',
    run: async ({ page, sites }) => {
      await page.openAwake(sites.en);
      await page.scrollTo(1500);
      for (const name of ['services', 'pricing'] as const) {
        await navigation(page, locales.en)
          .find('link', t(`layout.nav.${name}`))
          .click();
        await mainHeading(page).expectText(t(`${name}.heading`));
        await mainHeading(page).expectFocus();
      }
      await page.read(() => {
        history.back();
        setTimeout(() => history.back(), 100);
      });
      await soon('path', () => page.path(), '/');
      await page.expectTitle(t('meta.home.title'));
      await soon('scroll position', () => page.scrollTop(), 1500);
    },
  },
  {
    name: '[S2] the skip link leads to the main content',
    run: async ({ page, sites }) => {
      await page.open(sites.en);
      await page.press('Tab');
      await page.find('link', t('layout.skipToContent')).expectFocus();
      await page.press('Enter');
      await page.find('main').expectFocus();
    },
  },
  ...Object.entries({ desk, phone }).map(
    ([place, size]): Scenario => ({
      name: `[S2] hashes of /services show their cards below the header, before the start and after it (${place})`,
      view: { size },
      run: async ({ page, sites }) => {
        for (const { anchor, title } of services.filter(({ anchor }) => anchor)) {
          await page.open('about:blank');
          await page.open(`${sites.en}/services#${anchor}`);
          const heading = page.find('heading', t(title));
          await expectBelowHeader(page, heading);
          await page.wake();
          await expectBelowHeader(page, heading);
        }
      },
    }),
  ),
  {
    name: '[S2] a link to a card takes the keyboard into it; a strange hash does no harm',
    run: async ({ page, sites }) => {
      await page.openAwake(`${sites.en}/pricing`);
      const name = t('services.items.onlineStore.title');
      await page.find('contentinfo').find('link', name).press('Enter');
      const heading = page.find('heading', name);
      await expectBelowHeader(page, heading);
      await page.press('Tab');
      await soon('the card holds the focus', () => page.find('article', name).holdsFocus(), true);

      for (const strange of ['#%E0%A4%A', '#no-such-part', '#"><img src=x>', '#main[0]']) {
        await page.open('about:blank');
        await page.openAwake(`${sites.en}/services${strange}`);
        await navigation(page, locales.en).find('link', t('layout.nav.pricing')).click();
        await page.expectTitle(t('meta.pricing.title'));
        await page.back();
        await page.expectTitle(t('meta.services.title'));
      }
    },
  },
];
