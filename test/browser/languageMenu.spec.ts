import type { Page } from '@playwright/test';
import { hold } from './support/code';
import { isSameWindow, markWindow } from './support/place';
import { languageButton, languageItem, panel, panelButton } from './support/roles';
import { act, expect, test } from './support/test';
import { violations } from './support/watch';
import { bothTongues, tongues } from './support/words';

/** The code of the menu itself, which is fetched when it is first wanted. */
const menuCode = '**/assets/LanguageMenu.*.js';

async function expectNoMenu(page: Page): Promise<void> {
  await expect(page.getByRole('menu')).toHaveCount(0);
}

for (const tongue of bothTongues) {
  const { language } = tongue;
  const other = tongues[tongue.other];

  test.describe(`in ${language}`, () => {
    test('[S4] the mouse opens and closes the languages, and chooses one', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      await act(page);
      const button = languageButton(page, tongue);
      await button.click();
      await expect(page.getByRole('menu')).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.click();
      await expectNoMenu(page);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await languageItem(page, other).click();
      await expect(languageButton(page, other)).toBeFocused();
      await expectNoMenu(page);
      expect(await violations(page)).toEqual([]);
    });

    test('[S4] letters of both alphabets bring the languages', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await languageButton(page, tongue).focus();
      await act(page);
      await page.keyboard.press('ArrowUp');
      await expect(languageItem(page, tongues.he)).toBeFocused();
      await page.keyboard.press('e');
      await expect(languageItem(page, tongues.en)).toBeFocused();
    });

    test('[S4] Tab leaves the languages for what follows the selector', async ({ page, sites }) => {
      const { t } = tongue;
      await page.goto(sites[language]);
      await languageButton(page, tongue).focus();
      await act(page);
      await page.keyboard.press('Enter');
      await expect(languageItem(page, tongues.en)).toBeFocused();
      await page.keyboard.press('Tab');
      await expectNoMenu(page);
      const start = page.getByRole('banner').getByRole('link', { name: t('layout.getStarted') });
      await expect(start).toBeFocused();
    });

    test('[S4] pressed before its menu has come, the selector opens it when it comes', async ({
      page,
      sites,
    }) => {
      const code = await hold(page, menuCode);
      await page.goto(sites[language]);
      await act(page);
      const button = languageButton(page, tongue);
      const element = await button.elementHandle();
      await button.press('ArrowUp');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expectNoMenu(page);
      await expect(button).toBeFocused();
      code.release();
      await expect(languageItem(page, tongues.he)).toBeFocused();
      // The button that was pressed is still the one in the page.
      expect(await element?.evaluate((pressed) => pressed.isConnected)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    });

    for (const { what, goOn } of [
      { what: 'pressed again', goOn: (page: Page) => page.keyboard.press('Enter') },
      { what: 'left by Tab', goOn: (page: Page) => page.keyboard.press('Tab') },
    ]) {
      test(`[S4] pressed and ${what} before its menu has come, the selector stays closed`, async ({
        page,
        sites,
      }) => {
        const code = await hold(page, menuCode);
        await page.goto(sites[language]);
        await act(page);
        const button = languageButton(page, tongue);
        await button.press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await goOn(page);
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        const arrived = page.waitForEvent('requestfinished', (request) =>
          request.url().includes('/LanguageMenu.'),
        );
        code.release();
        await arrived;
        await expect(page.locator(':focus')).toHaveCount(1);
        await expectNoMenu(page);
      });
    }

    test('[S4] without its menu, the selector changes the language at the next press', async ({
      page,
      sites,
      expectConsole,
    }) => {
      expectConsole(/LanguageMenu/);
      expectConsole(new RegExp(`ERR_FAILED \\(${sites[language]}/\\)`));
      await page.route(menuCode, (route) => route.abort());
      await page.goto(sites[language]);
      await act(page);
      await markWindow(page);
      // No connection: a reload would only lose the page.
      await page.route(`${sites[language]}/`, (route) => route.abort());
      const button = languageButton(page, tongue);
      await button.click();
      await expect(button).not.toHaveAttribute('aria-haspopup');
      await expect(button).toBeFocused();
      await button.click();
      await expect(languageButton(page, other)).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('lang', other.language);
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await isSameWindow(page)).toBe(true);
    });

    test('[S4] a menu that a deployment has replaced is there after one reload', async ({
      page,
      sites,
      expectConsole,
    }) => {
      expectConsole(/LanguageMenu/);
      await page.route(menuCode, (route) => route.fulfill({ status: 404 }), { times: 1 });
      await page.goto(sites[language]);
      await act(page);
      await markWindow(page);
      await languageButton(page, tongue).click();
      await expect.poll(() => isSameWindow(page).catch(() => true)).toBe(false);
      await act(page);
      await languageButton(page, tongue).click();
      await expect(page.getByRole('menu')).toBeVisible();
    });
  });

  test.describe(`in the panel, in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('[S4] the keyboard opens, leaves and chooses languages, and stays in the panel', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[language]);
      await act(page);
      await panelButton(page, tongue).press('Enter');
      const button = languageButton(page, tongue);
      await button.press('ArrowDown');
      await expect(languageItem(page, tongues.en)).toBeFocused();
      await page.keyboard.press('Tab');
      await expectNoMenu(page);
      await expect(panel(page, tongue)).toBeVisible();

      await button.press('ArrowUp');
      await expect(languageItem(page, tongues.he)).toBeFocused();
      await page.keyboard.press('Escape');
      await expectNoMenu(page);
      await expect(button).toBeFocused();
      await expect(panel(page, tongue)).toBeVisible();

      await page.keyboard.press(language === 'en' ? 'ArrowUp' : 'ArrowDown');
      await expect(languageItem(page, other)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(languageButton(page, other)).toBeFocused();
      await expectNoMenu(page);
      await expect(panel(page, other)).toBeVisible();

      await page.keyboard.press('Escape');
      await expect(panel(page, other)).toBeHidden();
      expect(await violations(page)).toEqual([]);
    });
  });
}
