import type { Page } from '@playwright/test';
import { clientCode, hold } from '../../browser/support/code';
import { exportedHead, headOf } from '../../browser/support/head';
import { hasStarted } from '../../browser/support/hydrateSite';
import {
  expectBelowHeader,
  isSameWindow,
  markWindow,
  scrollTop,
} from '../../browser/support/place';
import {
  languageButton,
  languageItem,
  leadTo,
  mainHeading,
  panel,
  panelButton,
  switchLanguage,
} from '../../browser/support/roles';
import { settle } from '../../browser/support/shifts';
import { expect, hydrateSite, openHydrated, test } from '../../browser/support/test';
import { announcements, layoutShifts, violations } from '../../browser/support/watch';
import { locales } from '../../browser/support/words';

const { en, he } = locales;

test('[S4] switches the page in place, for the visit', async ({ page, english, hebrew }) => {
  await openHydrated(page, `${english}/pricing`);
  await markWindow(page);
  await page.getByText(en.t('pricing.faq.cancel.question')).click();
  await expect(page.getByText(en.t('pricing.faq.cancel.answer'))).toBeVisible();
  expect(await scrollTop(page)).toBeGreaterThan(500);

  await test.step('texts, head and focus change; open parts and scroll position stay', async () => {
    // By keyboard only.
    await languageButton(page, en).press('Enter');
    await expect(languageItem(page, en)).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitemradio').last()).toBeFocused();
    await expect(languageItem(page, he)).toHaveAttribute('lang', 'he');
    await languageItem(page, he).press('Enter');
    await expect(mainHeading(page)).toHaveText(he.t('pricing.heading'));
    const exported = await exportedHead(page, `${hebrew}/pricing`);
    await expect.poll(() => headOf(page)).toEqual(exported);
    await expect(languageButton(page, he)).toBeFocused();
    await expect(page.getByText(he.t('pricing.faq.cancel.answer'))).toBeVisible();
    await expectBelowHeader(page, page.getByText(he.t('pricing.faq.cancel.question')));
    const said = he.t('layout.announcements.languageChanged');
    await expect.poll(() => announcements(page)).toEqual([said]);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('the language survives client navigation, Back and Forward', async () => {
    await leadTo(page, he, 'services');
    await page.goBack();
    await expect(page).toHaveTitle(he.t('pricing.meta.title'));
    await page.goForward();
    await expect(page).toHaveTitle(he.t('services.meta.title'));
    await expect(mainHeading(page)).toHaveText(he.t('services.heading'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  await test.step('it is not stored: the host decides on the next load', async () => {
    expect(await isSameWindow(page)).toBe(true);
    await page.reload();
    await expect(languageButton(page, en)).toBeVisible();
    await hydrateSite(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(en.t('services.meta.title'));
  });
});

test('[S4] announces messages that fail, and retries', async ({ page, english, expectConsole }) => {
  const dictionary = '**/assets/he.*.js';
  expectConsole(/\/assets\/he\./);
  await page.route(dictionary, (route) => route.abort());
  await openHydrated(page, english);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => scrollTop(page)).toBe(40);
  await languageButton(page, en).click();
  await languageItem(page, he).click();
  const said = en.t('layout.announcements.languageFailed');
  await expect.poll(() => announcements(page)).toEqual([said]);
  await page.unroute(dictionary);
  await switchLanguage(page, en);
  await expect(languageButton(page, he)).toBeFocused();
  expect(await scrollTop(page)).toBe(40);

  await test.step('with its messages and fonts loaded, everything changes at once', async () => {
    await switchLanguage(page, he);
    await settle(page);
    const before = (await layoutShifts(page)).length;
    await switchLanguage(page, en);
    await settle(page);
    expect((await layoutShifts(page)).length - before).toBeLessThan(2);
  });
});

test('[S4] falls back to English without messages', async ({ page, sites, expectConsole }) => {
  expectConsole(/\/assets\/he\./);
  const exported = await exportedHead(page, `${sites.en}/services`);
  await page.route('**/assets/he.*.js', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${sites.he}/services`);
  await panelButton(page, he).click();
  const sheet = panel(page, en);
  await expect(sheet).toBeVisible();
  await expect.poll(() => headOf(page)).toEqual(exported);
  await sheet.getByRole('link', { name: en.t('pricing.meta.name') }).click();
  await expect(page).toHaveTitle(en.t('pricing.meta.title'));
  await expect(mainHeading(page)).toHaveText(en.t('pricing.heading'));
});

test('[S4] takes over a language menu that was opened before', async ({ page, english }) => {
  const button = languageButton(page, en);
  const menu = page.getByRole('menu', { name: en.t('layout.language.label') });
  const code = await hold(page, clientCode);
  await page.goto(english);

  await test.step('keys and presses open and close it, without layout shift', async () => {
    await settle(page);
    const shifts = await layoutShifts(page);
    for (const [close, next] of [
      [() => page.keyboard.press('Escape'), button],
      [
        () => page.keyboard.press('Tab'),
        page.getByRole('link', { name: en.t('layout.getStarted') }),
      ],
      [() => button.click(), button],
      [() => mainHeading(page).click(), page.getByRole('main')],
    ] as const) {
      await button.press('Enter');
      await expect(languageItem(page, en)).toBeFocused();
      await close();
      await expect(next).toBeFocused();
      await expectNoMenu(page);
    }
    await settle(page);
    expect(await layoutShifts(page)).toEqual(shifts);
  });

  await test.step('an open menu stays open during hydration, and handles keys afterwards', async () => {
    await button.click();
    const before = await menu.boundingBox();
    code.release();
    await hasStarted(page);
    await expect(languageItem(page, en)).toBeFocused();
    expect(await menu.boundingBox()).toEqual(before);
    await page.keyboard.press('ArrowDown');
    await expect(languageItem(page, he)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectNoMenu(page);
    await expect(button).toBeFocused();
  });
});

for (const locale of [en, he])
  test(`[S4] keeps the focus and the letters of a menu that a keyboard opened before (${locale.language})`, async ({
    page,
    sites,
  }) => {
    const code = await hold(page, clientCode);
    await page.goto(sites[locale.language]);
    await languageButton(page, locale).press('Enter');
    await expect(languageItem(page, en)).toBeFocused();
    // Playwright types a Hebrew letter without its key.
    for (const key of he.name.slice(0, 2))
      await languageItem(page, en).dispatchEvent('keydown', { key });
    code.release();
    await hasStarted(page);
    await expect(languageItem(page, he)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(languageItem(page, en)).toBeFocused();
  });

test('[S4] hydrates in the language that was selected before', async ({ page, hebrew }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const code = await hold(page, clientCode);
  await page.goto(hebrew);
  await panelButton(page, he).click();
  await languageButton(page, he).click();
  await languageItem(page, en).click();
  await expect(languageItem(page, en)).toHaveAttribute('aria-busy', 'true');
  code.release();
  await expect(languageButton(page, en)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(panel(page, en)).toBeVisible();
  await expectNoMenu(page);
});

async function expectNoMenu(page: Page): Promise<void> {
  await expect(page.getByRole('menu')).toHaveCount(0);
}
