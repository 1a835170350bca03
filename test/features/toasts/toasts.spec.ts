import type { Page } from '@playwright/test';
import { placeOf, scrollTop } from '../../browser/support/place';
import { languageButton, panel, panelButton, switchLanguage } from '../../browser/support/roles';
import { settle } from '../../browser/support/shifts';
import { expect, test } from '../../browser/support/test';
import { announcements, layoutShifts } from '../../browser/support/watch';
import { type Locale, locales } from '../../browser/support/words';
import {
  failAgain,
  openWithHeldToast,
  openWithToast,
  pauseTimer,
  swipe,
  toasts,
} from './toastPage';

/* Models of toast, toaster and swipe cover all transitions in the browser; this file has the rest. */

// Positions are measured, so nothing may move.
test.use({ reducedMotion: 'reduce', hasTouch: true });

const { en, he } = locales;

test('[S4] shows a toast in its language’s corner until a tap', async ({ page, english }) => {
  await openWithHeldToast(page, english, en);
  const { region } = toasts(page, en);

  await test.step('it is at the end of the line', () => expectInCorner(page, en));

  await test.step('it is no live region', async () => {
    const live = region.locator('[aria-live], [role=status], [role=alert], [role=log]');
    await expect(live).toHaveCount(0);
    await expect(region).not.toHaveAttribute('aria-live');
  });

  await test.step('a language change updates its text and corner, and it is announced once', async () => {
    await switchLanguage(page, en);
    await expect(toasts(page, he).words).toHaveText(he.t('reviews.toasts.listFailed'));
    await expectInCorner(page, he);
    await expect
      .poll(() => announcements(page))
      .toEqual([en.t('reviews.toasts.listFailed'), he.t('layout.announcements.languageChanged')]);
  });

  await test.step('a tap on the close button closes it', async () => {
    const { region, close } = toasts(page, he);
    await close.tap();
    await expect(region).toBeEmpty();
  });
});

test('[S4] reaches and dismisses a toast by keyboard', async ({ page, english }) => {
  const { t } = en;
  await openWithHeldToast(page, english, en);
  const { region, words, close } = toasts(page, en);
  const languages = languageButton(page, en);
  const menu = page.getByRole('menu');

  await test.step('F8 and Tab reach the close button; afterwards the focus returns', async () => {
    const before = page.getByRole('contentinfo').getByRole('link').first();
    await before.focus();
    await page.keyboard.press('F8');
    await expect(region).toBeFocused();
    await expect(region).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(region).toBeEmpty();
    await expect(before).toBeFocused();
  });

  await test.step('after a mouse click without earlier focus, reading continues in the page', async () => {
    await failAgain(page, en);
    // The list itself shifts, which is reported a frame later.
    await settle(page);
    const shifts = await layoutShifts(page);
    await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) activeElement.blur();
    });
    await close.click();
    await expect(region).toBeEmpty();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await layoutShifts(page)).toEqual(shifts);
  });

  await test.step('F8 leaves an open menu; Escape closes the menu first', async () => {
    await failAgain(page, en);
    for (const [key, next] of [
      ['F8', region],
      ['Escape', languages],
    ] as const) {
      await languages.click();
      await expect(menu.getByRole('menuitemradio').first()).toBeFocused();
      await page.keyboard.press(key);
      await expect(menu).toHaveCount(0);
      await expect(next).toBeFocused();
    }
    await expect(words).toHaveText(t('reviews.toasts.listFailed'));
  });

  await test.step('F8 does nothing under the panel, and Escape closes the panel first', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await panelButton(page, en).click();
    const button = panel(page, en).getByRole('button', { name: t('layout.panel.close') });
    await expect(button).toBeFocused();
    await page.keyboard.press('F8');
    await expect(button).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, en)).toHaveCount(0);
    await expect(words).toHaveText(t('reviews.toasts.listFailed'));
    await page.keyboard.press('Escape');
    await expect(region).toBeEmpty();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });

  test('[S4] covers no heading or button with a toast, and scrolls by a vertical swipe on it', async ({
    page,
    hebrew,
  }) => {
    await pauseTimer(page);
    await openWithToast(page, hebrew, he);
    const { words } = toasts(page, he);
    const place = await placeOf(words);
    for (const kept of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: he.t('reviews.list.retry') }),
    ]) {
      const { left, right, top, bottom } = await placeOf(kept);
      const isBeside = left >= place.right || right <= place.left;
      expect(isBeside || top >= place.bottom || bottom <= place.top).toBe(true);
    }
    await swipe(words, 4, -300);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await expect(words).toHaveText(he.t('reviews.toasts.listFailed'));
  });
});

async function expectInCorner(page: Page, locale: Locale): Promise<void> {
  const { direction } = locale;
  const { region } = toasts(page, locale);
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // Layout follows a resize in a later frame.
    await expect(async () => {
      // The region itself is higher, and transparent to the pointer.
      const place = await placeOf(region.locator('> *'));
      const [toStart, toEnd] =
        direction === 'ltr' ? [place.left, width - place.right] : [width - place.right, place.left];
      expect(toEnd).toBeGreaterThan(8);
      expect(toEnd).toBeLessThan(width < 1000 ? 24 : 72);
      if (width < 400) expect(toStart).toBeLessThan(24);
    }).toPass();
  }
}
