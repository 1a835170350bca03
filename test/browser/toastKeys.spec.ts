import type { Locator } from '@playwright/test';
import { languageButton, panel, panelButton } from './support/roles';
import { expect, test } from './support/test';
import { failAgain, openWithHeldToast, toasts } from './support/toasts';
import { locales } from './support/words';

// Where things stand is measured: nothing may be on its way.
test.use({ reducedMotion: 'reduce' });

test('[S4] keys reach a message and dismiss it, and the focus never lies on `body`', async ({
  page,
  english,
}) => {
  const locale = locales.en;
  const { t } = locale;
  await openWithHeldToast(page, english, locale);
  const { region, words, close } = toasts(page, locale);
  const languages = languageButton(page, locale);
  const menu = page.getByRole('menu');

  await test.step('F8 and Tab reach the close button; closed, the focus is where it was', async () => {
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

  await test.step('the empty region is no tab stop', async () => {
    for (const last of [
      page.getByRole('link', { name: t('layout.chat.label') }),
      page.getByText(t('layout.badge.label'), { exact: true }),
    ]) {
      await last.focus();
      await page.keyboard.press('Tab');
      await expect(region).not.toBeFocused();
    }
  });

  for (const { by, dismiss } of [
    { by: 'the mouse', dismiss: () => close.click() },
    {
      by: 'F8 and Escape',
      dismiss: () => page.keyboard.press('F8').then(() => page.keyboard.press('Escape')),
    },
  ]) {
    await test.step(`closed by ${by}, where nothing had the focus, reading goes on with the page`, async () => {
      await failAgain(page, locale);
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLElement) activeElement.blur();
      });
      await dismiss();
      await expect(region).toBeEmpty();
      await expect(page.getByRole('main')).toBeFocused();
    });
  }

  await test.step('Escape dismisses it and leaves the focus alone', async () => {
    await failAgain(page, locale);
    await languages.focus();
    await page.keyboard.press('Escape');
    await expect(region).toBeEmpty();
    await expect(languages).toBeFocused();
  });

  await test.step('F8 leads out of an open menu; Escape closes the menu first', async () => {
    await failAgain(page, locale);
    await languages.click();
    await expect.poll(() => hasFocusInside(menu)).toBe(true);
    await page.keyboard.press('F8');
    await expect(menu).toHaveCount(0);
    await expect(region).toBeFocused();
    await languages.click();
    await expect.poll(() => hasFocusInside(menu)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(languages).toBeFocused();
    await expect(words).toHaveText(t('reviews.toasts.listFailed'));
  });

  await test.step('under the panel F8 does nothing, and Escape closes the panel first', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await panelButton(page, locale).click();
    const button = panel(page, locale).getByRole('button', { name: t('layout.panel.close') });
    await expect(button).toBeFocused();
    await page.keyboard.press('F8');
    await expect(button).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, locale)).toHaveCount(0);
    await expect(words).toHaveText(t('reviews.toasts.listFailed'));
    await page.keyboard.press('Escape');
    await expect(region).toBeEmpty();
  });
});

function hasFocusInside(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement));
}
