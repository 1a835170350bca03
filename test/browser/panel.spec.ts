import type { Locator, Page } from '@playwright/test';
import { navLinks } from '../../src/content/navigation';
import { notFoundLine, unknownPath } from './support/addresses';
import { placeOf } from './support/place';
import {
  languageButton,
  languageItem,
  mainHeading,
  navigation,
  panel,
  panelButton,
} from './support/roles';
import { act, expect, test } from './support/test';
import { announcements } from './support/watch';
import { bothTongues, type Tongue, tongues } from './support/words';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function openByTouch(page: Page, tongue: Tongue): Promise<Locator> {
  await panelButton(page, tongue).tap();
  const sheet = panel(page, tongue);
  await expectAtEdge(page, tongue, 300);
  return sheet;
}

/** Waits until the panel has slid in to its edge: right in English, left in Hebrew. */
async function expectAtEdge(page: Page, tongue: Tongue, width: number): Promise<void> {
  const window = page.viewportSize()?.width ?? 0;
  const place = async () => {
    const { left, right } = await placeOf(panel(page, tongue));
    return { left: Math.round(left), right: Math.round(right) };
  };
  const expected =
    tongue.direction === 'ltr'
      ? { left: window - width, right: window }
      : { left: 0, right: width };
  await expect(panel(page, tongue)).toBeVisible();
  await expect.poll(place).toEqual(expected);
}

/** Whether the keyboard and assistive technology are kept out of the page's main part. */
function isMainInert(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null);
}

for (const tongue of bothTongues) {
  const { language, t } = tongue;

  test.describe(`in ${language}`, () => {
    test('[S2] on small screens the navigation is in the panel, with the start button and the languages', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      await expect(
        page.getByRole('banner').getByRole('link', { name: t('layout.nav.pricing') }),
      ).toBeHidden();
      const sheet = await openByTouch(page, tongue);
      const links = sheet.getByRole('navigation').getByRole('link');
      await expect(links).toHaveText(navLinks.map(({ label }) => t(label)));
      await expect(links.first()).toHaveAttribute('aria-current', 'page');
      await expect(sheet.getByRole('link', { name: 'Reviews' })).toHaveAttribute('lang', 'en');
      await expect(sheet.getByRole('link', { name: t('layout.getStarted') })).toBeVisible();
      await expect(languageButton(page, tongue)).toBeVisible();
    });

    test('[S2] the panel is 400 px wide on larger screens', async ({ page, sites }) => {
      await page.setViewportSize({ width: 700, height: 900 });
      await page.goto(sites[language]);
      await panelButton(page, tongue).tap();
      await expectAtEdge(page, tongue, 400);
    });

    test('[S2] choosing a link closes the panel and shows its page', async ({ page, sites }) => {
      await page.goto(sites[language]);
      const sheet = await openByTouch(page, tongue);
      await sheet.getByRole('link', { name: t('layout.nav.pricing') }).tap();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(`${sites[language]}/pricing`);
      await expect(page).toHaveTitle(t('meta.pricing.title'));
      await expect(mainHeading(page)).toBeFocused();
    });

    test('[S2] choosing the page that is shown closes the panel', async ({ page, sites }) => {
      await page.goto(`${sites[language]}/pricing`);
      const sheet = await openByTouch(page, tongue);
      await sheet.getByRole('link', { name: t('layout.nav.pricing') }).tap();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(`${sites[language]}/pricing`);
    });

    test('[S2] the panel’s start button leads to the contact page', async ({ page, sites }) => {
      await page.goto(sites[language]);
      const sheet = await openByTouch(page, tongue);
      await sheet.getByRole('link', { name: t('layout.getStarted') }).tap();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveTitle(t('meta.contact.title'));
    });

    test('[S4] its button closes the panel', async ({ page, sites }) => {
      await page.goto(sites[language]);
      const sheet = await openByTouch(page, tongue);
      await sheet.getByRole('button', { name: t('layout.panel.close') }).tap();
      await expect(sheet).toBeHidden();
      await expect(panelButton(page, tongue)).toHaveAttribute('aria-expanded', 'false');
    });

    test('[S4] a press outside closes the panel', async ({ page, sites }) => {
      await page.goto(sites[language]);
      const sheet = await openByTouch(page, tongue);
      await page.touchscreen.tap(tongue.direction === 'ltr' ? 30 : 360, 500);
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(`${sites[language]}/`);
    });

    test('[S4] Escape closes the panel, and the focus returns to its button', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      await panelButton(page, tongue).focus();
      await act(page);
      await page.keyboard.press('Enter');
      const sheet = panel(page, tongue);
      await expect(sheet).toBeVisible();
      await expect(sheet.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(panelButton(page, tongue)).toBeFocused();
    });

    test('[S4] the window growing past 1000 px closes the panel', async ({ page, sites }) => {
      await page.goto(sites[language]);
      const sheet = await openByTouch(page, tongue);
      await page.setViewportSize({ width: 999, height: 844 });
      await expect(sheet).toBeVisible();
      await page.setViewportSize({ width: 1000, height: 844 });
      await expect(sheet).toBeHidden();
      await expect(panelButton(page, tongue)).toBeHidden();
      await expect(navigation(page, tongue)).toBeVisible();
      expect(await isMainInert(page)).toBe(false);
    });

    test('[S4] Back closes the panel', async ({ page, sites }) => {
      await page.goto(`${sites[language]}/services`);
      await openByTouch(page, tongue);
      await panel(page, tongue)
        .getByRole('link', { name: t('layout.nav.pricing') })
        .tap();
      await expect(page).toHaveTitle(t('meta.pricing.title'));
      await openByTouch(page, tongue);
      await page.goBack();
      await expect(panel(page, tongue)).toBeHidden();
      expect(await isMainInert(page)).toBe(false);
    });

    test('[S4] while the panel is open the page behind it is out of reach', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      const sheet = await openByTouch(page, tongue);
      expect(await isMainInert(page)).toBe(true);
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(
          () =>
            document.activeElement !== document.body &&
            document.activeElement?.closest('[role="dialog"]') === null,
        );
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      expect(await isMainInert(page)).toBe(false);
    });

    test('[S4] the language changes inside the panel, which moves to its other edge', async ({
      page,
      sites,
    }) => {
      const other = tongues[tongue.other];
      await page.goto(sites[language]);
      await openByTouch(page, tongue);
      await languageButton(page, tongue).tap();
      await languageItem(page, other).tap();
      await expect(page.locator('html')).toHaveAttribute('lang', other.language);
      await expectAtEdge(page, other, 300);
      await expect(languageButton(page, other)).toBeFocused();
      const said = other.t('layout.announcements.languageChanged');
      await expect.poll(() => announcements(page)).toEqual([said]);
    });

    test('[S4] Escape closes the open languages first, then the panel', async ({ page, sites }) => {
      await page.goto(sites[language]);
      const sheet = await openByTouch(page, tongue);
      await languageButton(page, tongue).tap();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    });
  });
}

test('[S4] the panel opens and closes any number of times', async ({ page, english }) => {
  await page.goto(english);
  for (let time = 0; time < 3; time += 1) {
    const sheet = await openByTouch(page, tongues.en);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

test('[S2] the panel opens on a page that does not exist as well', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(notFoundLine);
  await page.goto(`${english}${unknownPath}`);
  await act(page);
  const sheet = await openByTouch(page, tongues.en);
  await expect(mainHeading(page)).toHaveText('Page Not Found');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${english}${unknownPath}`);
});
