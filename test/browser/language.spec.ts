import { origin } from './support/addresses';
import { exportedHead, headOf } from './support/head';
import { isSameWindow, markWindow, placeOf, scrollTop } from './support/place';
import {
  languageButton,
  languageItem,
  mainHeading,
  navigation,
  switchLanguage,
} from './support/roles';
import { act, expect, test } from './support/test';
import { announcements } from './support/watch';
import { bothTongues, tongues } from './support/words';

const hosts = {
  localhost: 'en',
  'studio.test': 'en',
  'studioco.il': 'en',
  'studio.co.il': 'he',
  'x.co.il.preview.test': 'he',
} as const;

for (const [host, language] of Object.entries(hosts)) {
  test(`[S4] the host ${host} gets ${language}`, async ({ page, expectConsole }) => {
    const { direction, t } = tongues[language];
    // A header that the browser heeds on https and on localhost only.
    if (host !== 'localhost') expectConsole(/Cross-Origin-Opener-Policy header has been ignored/);
    await page.goto(origin(host));
    await act(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('link', { name: t('home.hero.start') })).toBeVisible();
    expect(await announcements(page)).toEqual([]);
  });
}

for (const { variant, tongue } of [
  { variant: 'oneRootCom', tongue: tongues.he },
  { variant: 'oneRootCoIl', tongue: tongues.en },
] as const) {
  const { language, t } = tongue;
  test.describe(`one root, ${variant}, on both domains`, () => {
    for (const path of ['/', '/pricing', '/reviews']) {
      test(`[S4] the host’s language wins right after load on ${path}`, async ({ page, sites }) => {
        const exported = await exportedHead(page, `${sites[language]}${path}`);
        const host = new URL(sites[language]).hostname;
        // Without a sign of a person.
        await page.goto(`${origin(host, variant)}${path}`);
        await expect(languageButton(page, tongue)).toBeVisible();
        await expect.poll(() => headOf(page)).toEqual(exported);
        await expect(navigation(page, tongue).getByRole('link').first()).toHaveText(
          t('layout.nav.home'),
        );
      });
    }
  });
}

for (const tongue of bothTongues) {
  const { language, t } = tongue;
  const other = tongues[tongue.other];

  test.describe(`from ${language} to ${other.language}`, () => {
    test('[S4] the selector shows the flag and the name of the current language', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      const button = languageButton(page, tongue);
      await expect(button).toBeVisible();
      await expect(button.locator(`[lang="${language}"]`)).toHaveText(tongue.name);
      await expect(button.locator('svg').first()).toHaveAttribute('aria-hidden', 'true');
    });

    test('[S4] each language bears its own name, marked as such', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await act(page);
      await languageButton(page, tongue).click();
      await expect(page.getByRole('menuitemradio')).toHaveText(['English', 'עברית']);
      await expect(languageItem(page, tongues.en)).toHaveAttribute('lang', 'en');
      await expect(languageItem(page, tongues.he)).toHaveAttribute('lang', 'he');
      await expect(languageItem(page, tongue)).toBeChecked();
      await expect(languageItem(page, other)).not.toBeChecked();
    });

    test('[S4] the selector switches the page in place', async ({ page, sites }) => {
      const exported = await exportedHead(page, `${sites[other.language]}/pricing`);
      await page.goto(`${sites[language]}/pricing`);
      await act(page);
      await markWindow(page);
      await page.getByText(t('pricing.faq.cancel.question')).click();
      await expect(page.getByText(t('pricing.faq.cancel.answer'))).toBeVisible();

      await switchLanguage(page, tongue);

      await expect(mainHeading(page)).toHaveText(other.t('pricing.heading'));
      await expect.poll(() => headOf(page)).toEqual(exported);
      await expect(languageButton(page, other)).toBeFocused();
      await expect(page.getByText(other.t('pricing.faq.cancel.answer'))).toBeVisible();
      expect(await isSameWindow(page)).toBe(true);
      const said = other.t('layout.announcements.languageChanged');
      await expect.poll(() => announcements(page)).toEqual([said]);
    });

    test('[S4] what was being read stays in view when the language changes', async ({
      page,
      sites,
    }) => {
      await page.goto(`${sites[language]}/pricing`);
      await act(page);
      await page.getByText(t('pricing.faq.cancel.question')).scrollIntoViewIfNeeded();
      const before = await scrollTop(page);
      expect(before).toBeGreaterThan(500);
      await switchLanguage(page, tongue);
      const place = await placeOf(page.getByText(other.t('pricing.faq.cancel.question')));
      expect(place.top).toBeGreaterThan(0);
      expect(place.bottom).toBeLessThan(page.viewportSize()?.height ?? 0);
    });

    test('[S4] a switched language stays on client navigation, Back and Forward', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      await act(page);
      await switchLanguage(page, tongue);
      await navigation(page, other)
        .getByRole('link', { name: other.t('layout.nav.services') })
        .click();
      await expect(page).toHaveTitle(other.t('meta.services.title'));
      await page.goBack();
      await expect(page).toHaveTitle(other.t('meta.home.title'));
      await page.goForward();
      await expect(page).toHaveTitle(other.t('meta.services.title'));
      await expect(mainHeading(page)).toHaveText(other.t('services.heading'));
      await expect(page.locator('html')).toHaveAttribute('dir', other.direction);
    });

    test('[S4] a switched language is not remembered: the host decides again', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      await act(page);
      await switchLanguage(page, tongue);
      await page.reload();
      await expect(languageButton(page, tongue)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await act(page);
      await expect(page).toHaveTitle(t('meta.home.title'));
    });

    test('[S4] the selector switches back as well', async ({ page, sites }) => {
      const exported = await exportedHead(page, `${sites[language]}/services`);
      await page.goto(`${sites[language]}/services`);
      await act(page);
      await switchLanguage(page, tongue);
      await switchLanguage(page, other);
      await expect(mainHeading(page)).toHaveText(t('services.heading'));
      await expect.poll(() => headOf(page)).toEqual(exported);
    });

    test('[S4] a language whose words fail to load leaves the page as it is, and working', async ({
      page,
      sites,
      expectConsole,
    }) => {
      expectConsole(new RegExp(`/assets/${other.language}\\.`));
      const dictionary = `**/assets/${other.language}.*.js`;
      await page.route(dictionary, (route) => route.abort());
      await page.goto(sites[language]);
      await act(page);
      await languageButton(page, tongue).click();
      await languageItem(page, other).click();
      const said = t('layout.announcements.languageFailed');
      await expect.poll(() => announcements(page)).toEqual([said]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await navigation(page, tongue)
        .getByRole('link', { name: t('layout.nav.services') })
        .click();
      await expect(page).toHaveTitle(t('meta.services.title'));
    });

    test('[S4] a language whose words failed to load can be chosen again', async ({
      page,
      sites,
      expectConsole,
    }) => {
      expectConsole(new RegExp(`/assets/${other.language}\\.`));
      const dictionary = `**/assets/${other.language}.*.js`;
      await page.route(dictionary, (route) => route.abort());
      await page.goto(sites[language]);
      await act(page);
      await languageButton(page, tongue).click();
      await languageItem(page, other).click();
      await expect.poll(() => announcements(page)).toHaveLength(1);
      await page.unroute(dictionary);
      await switchLanguage(page, tongue);
      await expect(page.locator('html')).toHaveAttribute('lang', other.language);
    });

    // Source: ARIA authoring practices, menu button.
    for (const { key, item } of [
      { key: 'Enter', item: tongues.en },
      { key: 'Space', item: tongues.en },
      { key: 'ArrowDown', item: tongues.en },
      { key: 'ArrowUp', item: tongues.he },
    ]) {
      test(`[S4] ${key} opens the selector on ${item.name}`, async ({ page, sites }) => {
        await page.goto(sites[language]);
        await languageButton(page, tongue).focus();
        await act(page);
        await page.keyboard.press(key);
        await expect(languageItem(page, item)).toBeFocused();
      });
    }

    test('[S4] Escape closes the selector, changes nothing and gives the focus back', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      await act(page);
      await languageButton(page, tongue).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(languageButton(page, tongue)).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });

    test('[S4] the keyboard alone can change the language', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await languageButton(page, tongue).focus();
      await act(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press(other.language === 'he' ? 'End' : 'Home');
      await expect(languageItem(page, other)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', other.language);
      await expect(languageButton(page, other)).toBeFocused();
    });
  });
}

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
  await act(page);
  await expect(mainHeading(page)).toHaveText(tongues.en.t('services.heading'));
  await expect.poll(() => headOf(page)).toEqual(exported);
  await navigation(page, tongues.en).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(tongues.en.t('meta.pricing.title'));
});
