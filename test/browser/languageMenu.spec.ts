import type { Page } from '@playwright/test';
import { hold } from './support/code';
import { isSameWindow, markWindow } from './support/place';
import { languageButton, languageItem } from './support/roles';
import { expect, test, wakeSite } from './support/test';
import { violations } from './support/watch';
import { locales } from './support/words';

const { en, he } = locales;

/** The code of the menu itself, which is fetched when it is first wanted. */
const menuCode = '**/assets/LanguageMenu.*.js';

async function expectNoMenu(page: Page): Promise<void> {
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('[S4] the selector shows its language, and pointer and keys open, leave and choose', async ({
  page,
  english,
}) => {
  await page.goto(english);
  const button = languageButton(page, en);
  await expect(button.locator('[lang="en"]')).toHaveText(en.name);
  await expect(button.locator('svg').first()).toHaveAttribute('aria-hidden', 'true');
  await wakeSite(page);

  await test.step('the mouse opens and closes it; each language bears its own name', async () => {
    await button.click();
    await expect(page.getByRole('menu')).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('menuitemradio')).toHaveText([en.name, he.name]);
    for (const locale of [en, he]) {
      await expect(languageItem(page, locale)).toHaveAttribute('lang', locale.language);
      await expect(languageItem(page, locale)).toBeChecked({ checked: locale === en });
    }
    await button.click();
    await expectNoMenu(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  // Source: ARIA authoring practices, menu button.
  for (const [key, item] of [
    ['Enter', en],
    ['Space', en],
    ['ArrowDown', en],
    ['ArrowUp', he],
  ] as const) {
    await test.step(`${key} opens it on ${item.name}, and Escape gives the focus back`, async () => {
      await button.press(key);
      await expect(languageItem(page, item)).toBeFocused();
      await page.keyboard.press('Escape');
      await expectNoMenu(page);
      await expect(button).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }

  await test.step('letters of both alphabets bring the languages', async () => {
    await page.keyboard.press('ArrowUp');
    await expect(languageItem(page, he)).toBeFocused();
    await page.keyboard.press('e');
    await expect(languageItem(page, en)).toBeFocused();
  });

  await test.step('Tab leaves it for what follows the selector', async () => {
    await page.keyboard.press('Tab');
    await expectNoMenu(page);
    const start = page.getByRole('banner').getByRole('link', { name: en.t('layout.getStarted') });
    await expect(start).toBeFocused();
  });

  await test.step('the keyboard alone can change the language', async () => {
    await button.press('Enter');
    await expect(languageItem(page, en)).toBeFocused();
    await page.keyboard.press('End');
    await expect(languageItem(page, he)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    await expect(languageButton(page, he)).toBeFocused();
    await expectNoMenu(page);
    expect(await violations(page)).toEqual([]);
  });
});

test('[S4] pressed before its menu has come, the selector opens it when it comes, unless it was left', async ({
  page,
  hebrew,
}) => {
  const button = languageButton(page, he);
  const open = async () => {
    await page.unroute(menuCode);
    const code = await hold(page, menuCode);
    await page.goto(hebrew);
    await wakeSite(page);
    return code;
  };

  await test.step('pressed again, or left by Tab, it stays closed', async () => {
    const code = await open();
    for (const leave of ['Enter', 'Tab']) {
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(leave);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    const arrived = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/LanguageMenu.'),
    );
    code.release();
    await arrived;
    await expect(page.locator(':focus')).toHaveCount(1);
    await expectNoMenu(page);
  });

  await test.step('still waited for, it opens where the key said', async () => {
    const code = await open();
    const element = await button.elementHandle();
    await button.press('ArrowUp');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectNoMenu(page);
    await expect(button).toBeFocused();
    code.release();
    await expect(languageItem(page, he)).toBeFocused();
    // The button that was pressed is still the one in the page.
    expect(await element?.evaluate((pressed) => pressed.isConnected)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});

test('[S4] without its menu, the selector changes the language at the next press', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/LanguageMenu/);
  expectConsole(new RegExp(`ERR_FAILED \\(${english}/\\)`));
  await page.route(menuCode, (route) => route.abort());
  await page.goto(english);
  await wakeSite(page);
  await markWindow(page);
  // No connection: a reload would only lose the page.
  await page.route(`${english}/`, (route) => route.abort());
  const button = languageButton(page, en);
  await button.click();
  await expect(button).not.toHaveAttribute('aria-haspopup');
  await expect(button).toBeFocused();
  await button.click();
  await expect(languageButton(page, he)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await isSameWindow(page)).toBe(true);
});

test('[S4] a menu that a deployment has replaced is there after one reload', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/LanguageMenu/);
  await page.route(menuCode, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto(english);
  await wakeSite(page);
  await markWindow(page);
  await languageButton(page, en).click();
  await expect.poll(() => isSameWindow(page).catch(() => true)).toBe(false);
  await wakeSite(page);
  await languageButton(page, en).click();
  await expect(page.getByRole('menu')).toBeVisible();
});
