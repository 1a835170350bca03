import type { Locator } from '@playwright/test';
import { languageButton, panel, panelButton } from './support/roles';
import { act, expect, test } from './support/test';
import { openWithToast, sendToWindow, toasts } from './support/toasts';
import { bothTongues } from './support/words';

// Where things stand is measured: nothing may be on its way.
test.use({ reducedMotion: 'reduce' });

for (const tongue of bothTongues) {
  const { language, t } = tongue;
  const listFailed = t('reviews.toasts.listFailed');

  test.describe(`in ${language}`, () => {
    test('[S4] the empty region is no tab stop', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await act(page);
      const { region } = toasts(page, tongue);
      const chat = page.getByRole('link', { name: t('layout.chat.label') });
      const badge = page.getByText(t('layout.badge.label'), { exact: true });
      for (const last of [chat, badge]) {
        await last.focus();
        await page.keyboard.press('Tab');
        await expect(region).not.toBeFocused();
      }
      await expect(region).toBeEmpty();
    });

    test('[S4] F8 and Tab reach the close button; closed, the focus is where it was', async ({
      page,
      sites,
    }) => {
      await openWithToast(page, sites[language], tongue);
      const { region, close } = toasts(page, tongue);
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

    test('[S4] closed by mouse, Escape or F8 and Escape, the focus never lies on `body`', async ({
      page,
      sites,
    }) => {
      const { region, close } = toasts(page, tongue);
      for (const dismiss of [
        () => close.click(),
        () => page.keyboard.press('F8').then(() => page.keyboard.press('Escape')),
      ]) {
        await openWithToast(page, sites[language], tongue);
        await dismiss();
        await expect(region).toBeEmpty();
        await expect(page.getByRole('main')).toBeFocused();
      }
      await openWithToast(page, sites[language], tongue);
      await languageButton(page, tongue).focus();
      await page.keyboard.press('Escape');
      await expect(region).toBeEmpty();
      await expect(languageButton(page, tongue)).toBeFocused();
    });

    test('[S4] F8 leads out of an open menu; Escape closes the menu first', async ({
      page,
      sites,
    }) => {
      await openWithToast(page, sites[language], tongue);
      await sendToWindow(page, 'blur');
      const { region, words } = toasts(page, tongue);
      const menu = page.getByRole('menu');
      await languageButton(page, tongue).click();
      await expect.poll(() => hasFocusInside(menu)).toBe(true);
      await page.keyboard.press('F8');
      await expect(menu).toHaveCount(0);
      await expect(region).toBeFocused();

      await languageButton(page, tongue).click();
      await expect.poll(() => hasFocusInside(menu)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(languageButton(page, tongue)).toBeFocused();
      await expect(words).toHaveText(listFailed);
      await page.keyboard.press('Escape');
      await expect(region).toBeEmpty();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('[S4] under the panel F8 does nothing, and Escape closes the panel first', async ({
        page,
        sites,
      }) => {
        await openWithToast(page, sites[language], tongue);
        await sendToWindow(page, 'blur');
        const words = page.locator(`section[aria-label="${t('toasts.region')}"] p`);
        await panelButton(page, tongue).click();
        const button = panel(page, tongue).getByRole('button', { name: t('layout.panel.close') });
        await expect(button).toBeFocused();
        await page.keyboard.press('F8');
        await expect(button).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(panel(page, tongue)).toHaveCount(0);
        await expect(words).toHaveText(listFailed);
        await page.keyboard.press('Escape');
        await expect(words).toHaveCount(0);
      });
    });
  });
}

function hasFocusInside(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement));
}
