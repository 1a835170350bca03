import type { Page } from '@playwright/test';
import { navLinks } from '../../../src/site/navigation';
import { breakpoints } from '../../../src/tokens/space';
import { expectTrap } from '../../browser/support/focus';
import { placeOf } from '../../browser/support/place';
import {
  languageButton,
  languageItem,
  mainHeading,
  navigation,
  panel,
  panelButton,
} from '../../browser/support/roles';
import { expect, test } from '../../browser/support/test';
import { announcements, layoutShifts } from '../../browser/support/watch';
import { type Locale, locales } from '../../browser/support/words';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });

const { en: locale, he: other } = locales;
const { t } = locale;

test('[S2] has the navigation in a panel on small screens', async ({ page, english: site }) => {
  const sheet = panel(page, locale);
  const open = async () => {
    await panelButton(page, locale).tap();
    await expectAtEdge(page, locale, 300);
  };
  await page.goto(site);
  const entries = await page.evaluate(() => history.length);
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('pricing.meta.name') }),
  ).toBeHidden();

  await test.step('it slides in with links, start button and languages', async () => {
    await open();
    const links = sheet.getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(navLinks.map(({ label }) => t(label)));
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    await expect(sheet.getByRole('link', { name: t('layout.getStarted') })).toBeVisible();
    await expect(languageButton(page, locale)).toBeVisible();
  });

  await test.step('[S4] while it is open the page behind it is inert', async () => {
    await expectTrap(page, 12);
  });

  const cross = sheet.getByRole('button', { name: t('layout.panel.close') });
  for (const [by, close] of [
    ['a press outside', () => page.touchscreen.tap(30, 500)],
    ['its button', () => cross.tap()],
  ] as const) {
    await test.step(`[S4] ${by} closes it without other changes`, async () => {
      if (await sheet.isHidden()) await open();
      await close();
      await expect(sheet).toBeHidden();
      await expect(panelButton(page, locale)).toBeFocused();
    });
  }

  await test.step('[S4] Escape closes an open language menu first, and Tab leaves it for the panel', async () => {
    await page.keyboard.press('Enter');
    await expect(sheet.locator(':focus')).toHaveCount(1);
    const button = languageButton(page, locale);
    await button.tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.press('ArrowDown');
    await expect(languageItem(page, locale)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(sheet).toBeVisible();
  });

  await test.step('following a link closes it, also to the current page', async () => {
    const link = sheet.getByRole('link', { name: t('pricing.meta.name') });
    await link.tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${site}/pricing`);
    await expect(page).toHaveTitle(t('pricing.meta.title'));
    await expect(mainHeading(page)).toBeFocused();
    // The page replaces the panel's entry.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await open();
    await link.tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${site}/pricing`);
  });

  await test.step('[S4] Back closes it, without layout shift', async () => {
    const shifts = await layoutShifts(page);
    await open();
    // The history entry that Back leaves.
    await page.waitForFunction(() => history.state?.isPanelOpen);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${site}/pricing`);
    expect(await layoutShifts(page)).toEqual(shifts);
  });

  await test.step('[S4] the language changes inside it, and it moves to the other edge', async () => {
    await open();
    await languageButton(page, locale).press('ArrowUp');
    await expect(page.getByRole('menuitemradio').last()).toBeFocused();
    await languageItem(page, other).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', other.language);
    await expectAtEdge(page, other, 300);
    await expect(languageButton(page, other)).toBeFocused();
    const said = other.t('layout.announcements.languageChanged');
    // The page's live region is inert.
    await expect(panel(page, other).locator('[data-announcer]')).toHaveText(said);
    expect((await announcements(page)).filter((one) => one === said)).toHaveLength(1);
  });

  await test.step('it is 400 px wide on larger screens, and goes where navigation has room', async () => {
    await page.setViewportSize({ width: 700, height: 844 });
    await expectAtEdge(page, other, 400);
    await page.setViewportSize({ ...phone, width: breakpoints.navigation });
    await expect(panel(page, other)).toBeHidden();
    await expect(navigation(page, other)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('[S2] the header scrolls away in a low window, as at 400 % zoom', async () => {
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await page.setViewportSize({ width: 320, height: 390 });
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  });
});

/** Waits until the panel has reached its edge: right in English, left in Hebrew. */
async function expectAtEdge(page: Page, locale: Locale, width: number): Promise<void> {
  const window = page.viewportSize()?.width ?? 0;
  const expected =
    locale.direction === 'ltr'
      ? { left: window - width, right: window }
      : { left: 0, right: width };
  await expect(panel(page, locale)).toBeVisible();
  await expect
    .poll(async () => {
      const { left, right } = await placeOf(panel(page, locale));
      return { left: Math.round(left), right: Math.round(right) };
    })
    .toEqual(expected);
}
