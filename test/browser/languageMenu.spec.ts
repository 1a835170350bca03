import type { Page } from '@playwright/test';
import { clientCode, hold } from './support/code';
import { languageButton, languageItem, mainHeading, panel, panelButton } from './support/roles';
import { expect, test, wakeSite } from './support/test';
import { hasStarted } from './support/wakeSite';
import { violations } from './support/watch';
import { locales } from './support/words';

const { en, he } = locales;

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

test('[S4] before any code is there the selector opens its menu, and the page takes over what it finds', async ({
  page,
  english,
}) => {
  const button = languageButton(page, en);
  const menu = page.getByRole('menu', { name: en.t('layout.language.label') });
  const code = await hold(page, clientCode);
  await page.goto(english);

  await test.step('keys open it on its first item, and Escape and Tab leave it', async () => {
    for (const [key, next] of [
      ['Escape', button],
      ['Tab', page.getByRole('banner').getByRole('link', { name: en.t('layout.getStarted') })],
    ] as const) {
      await button.press('Enter');
      await expect(languageItem(page, en)).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(next).toBeFocused();
      await expectNoMenu(page);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });

  await test.step('a pointer opens it, and closes it by its button and by a press elsewhere', async () => {
    for (const elsewhere of [button, mainHeading(page)]) {
      await button.click();
      await expect(menu).toBeFocused();
      await elsewhere.click();
      await expectNoMenu(page);
    }
  });

  await test.step('open, it stays as it is while the page starts, and answers to keys then', async () => {
    await button.click();
    const before = await menu.boundingBox();
    code.release();
    await hasStarted(page);
    await expect(menu).toBeFocused();
    expect(await menu.boundingBox()).toEqual(before);
    await page.keyboard.press('ArrowDown');
    await expect(languageItem(page, en)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectNoMenu(page);
    await expect(button).toBeFocused();
  });
});

test('[S4] a language that is chosen before any code is there is the one that the page starts in', async ({
  page,
  hebrew,
}) => {
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
