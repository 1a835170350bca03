import { origin, origins } from './support/addresses';
import { exportedHead, headOf } from './support/head';
import { isSameWindow, markWindow, placeOf, scrollTop } from './support/place';
import {
  languageButton,
  languageItem,
  mainHeading,
  navigation,
  switchLanguage,
} from './support/roles';
import { expect, test, wakeSite } from './support/test';
import { announcements } from './support/watch';
import { locales } from './support/words';

const { en, he } = locales;

test('[S4] the host decides on the language', async ({ page, expectConsole }) => {
  // A header that the browser heeds on https and on localhost only.
  expectConsole(/Cross-Origin-Opener-Policy header has been ignored/);
  for (const [host, { language, direction, t }] of [
    ['studio.test', en],
    ['studioco.il', en],
    ['x.co.il.preview.test', he],
  ] as const) {
    await page.goto(origin(host));
    await wakeSite(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('link', { name: t('home.hero.start') })).toBeVisible();
    expect(await announcements(page)).toEqual([]);
  }
});

test('[S4] the host’s language wins right after load, whichever folder it is served from', async ({
  page,
  sites,
}) => {
  for (const [variant, { language, t }, path] of [
    ['oneRootCom', he, '/'],
    ['oneRootCom', he, '/reviews'],
    ['oneRootCoIl', en, '/pricing'],
  ] as const) {
    const exported = await exportedHead(page, `${sites[language]}${path}`);
    // Without a sign of a person.
    await page.goto(`${origins(variant)[language]}${path}`);
    await expect(languageButton(page, locales[language])).toBeVisible();
    await expect.poll(() => headOf(page)).toEqual(exported);
    await expect(navigation(page, locales[language]).getByRole('link').first()).toHaveText(
      t('layout.nav.home'),
    );
  }
});

test('[S4] the selector switches the page in place, for the visit, and back', async ({
  page,
  english,
  hebrew,
}) => {
  await page.goto(`${english}/pricing`);
  await wakeSite(page);
  await markWindow(page);
  await page.getByText(en.t('pricing.faq.cancel.question')).click();
  await expect(page.getByText(en.t('pricing.faq.cancel.answer'))).toBeVisible();
  expect(await scrollTop(page)).toBeGreaterThan(500);

  await test.step('words, head and focus change; what was being read stays open and in view', async () => {
    await switchLanguage(page, en);
    await expect(mainHeading(page)).toHaveText(he.t('pricing.heading'));
    const exported = await exportedHead(page, `${hebrew}/pricing`);
    await expect.poll(() => headOf(page)).toEqual(exported);
    await expect(languageButton(page, he)).toBeFocused();
    await expect(page.getByText(he.t('pricing.faq.cancel.answer'))).toBeVisible();
    const place = await placeOf(page.getByText(he.t('pricing.faq.cancel.question')));
    expect(place.top).toBeGreaterThan(0);
    expect(place.bottom).toBeLessThan(page.viewportSize()?.height ?? 0);
    const said = he.t('layout.announcements.languageChanged');
    await expect.poll(() => announcements(page)).toEqual([said]);
  });

  await test.step('it stays on client navigation, Back and Forward', async () => {
    await navigation(page, he)
      .getByRole('link', { name: he.t('layout.nav.services') })
      .click();
    await expect(page).toHaveTitle(he.t('meta.services.title'));
    await page.goBack();
    await expect(page).toHaveTitle(he.t('meta.pricing.title'));
    await page.goForward();
    await expect(page).toHaveTitle(he.t('meta.services.title'));
    await expect(mainHeading(page)).toHaveText(he.t('services.heading'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  await test.step('it switches back as well', async () => {
    await switchLanguage(page, he);
    await expect(mainHeading(page)).toHaveText(en.t('services.heading'));
    const exported = await exportedHead(page, `${english}/services`);
    await expect.poll(() => headOf(page)).toEqual(exported);
    expect(await isSameWindow(page)).toBe(true);
  });

  await test.step('it is not remembered: the host decides again', async () => {
    await switchLanguage(page, en);
    await page.reload();
    await expect(languageButton(page, en)).toBeVisible();
    await wakeSite(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(en.t('meta.services.title'));
  });
});

test('[S4] words that fail to load leave the page as it is, and can be asked for again', async ({
  page,
  english,
  expectConsole,
}) => {
  const { t } = en;
  const dictionary = '**/assets/he.*.js';
  expectConsole(/\/assets\/he\./);
  await page.route(dictionary, (route) => route.abort());
  await page.goto(english);
  await wakeSite(page);
  await languageButton(page, en).click();
  await languageItem(page, he).click();
  const said = t('layout.announcements.languageFailed');
  await expect.poll(() => announcements(page)).toEqual([said]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await navigation(page, en)
    .getByRole('link', { name: t('layout.nav.services') })
    .click();
  await expect(page).toHaveTitle(t('meta.services.title'));
  await page.unroute(dictionary);
  await switchLanguage(page, en);
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
});

test('[S4] a Hebrew page whose words fail to load becomes English, in all its parts', async ({
  page,
  english,
  hebrew,
  expectConsole,
}) => {
  expectConsole(/\/assets\/he\./);
  const exported = await exportedHead(page, `${english}/services`);
  await page.route('**/assets/he.*.js', (route) => route.abort());
  await page.goto(`${hebrew}/services`);
  await wakeSite(page);
  await expect(mainHeading(page)).toHaveText(en.t('services.heading'));
  await expect.poll(() => headOf(page)).toEqual(exported);
  await navigation(page, en)
    .getByRole('link', { name: en.t('layout.nav.pricing') })
    .click();
  await expect(page).toHaveTitle(en.t('meta.pricing.title'));
});
