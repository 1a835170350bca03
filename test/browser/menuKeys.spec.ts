import { drinks } from './support/drinks';
import { expect, test } from './support/test';
import { bothLocales } from './support/words';
import { openWorkbench } from './support/workbenchMenu';

for (const { language } of bothLocales) {
  const { submenu, inSubmenu, first, last, forward, back, ordered } = drinks[language];

  test(`[S9] the keyboard opens, walks, chooses and leaves (${language})`, async ({ page }) => {
    const cafe = await openWorkbench(page, language);
    const { button, menu } = cafe;
    const expectClosed = () => expect(page.getByRole('menu')).toHaveCount(0);
    const openOnSubmenu = async () => {
      await button.focus();
      await cafe.press('Enter');
      await expect(cafe.item(first)).toBeFocused();
      await cafe.item(submenu).focus();
    };

    for (const [key, focused] of [
      ['Enter', first],
      ['Space', first],
      ['ArrowDown', first],
      ['ArrowUp', last],
    ] as const) {
      await test.step(`${key} on the button opens the menu on its ${focused === first ? 'first' : 'last'} item`, async () => {
        await button.focus();
        await cafe.press(key);
        await expect(cafe.item(focused)).toBeFocused();
        await cafe.expectOpen(true);
        await cafe.press('Escape');
        await expectClosed();
        await expect(button).toBeFocused();
        await cafe.expectOpen(false);
      });
    }

    await test.step('Up and Down go round, Home and End go to the ends', async () => {
      await cafe.press('ArrowDown');
      await expect(cafe.item(first)).toBeFocused();
      await cafe.press('ArrowDown');
      await expect(cafe.item(first)).not.toBeFocused();
      for (const [key, focused] of [
        ['Home', first],
        ['ArrowUp', last],
        ['ArrowDown', first],
        ['End', last],
      ] as const) {
        await cafe.press(key);
        await expect(cafe.item(focused)).toBeFocused();
      }
    });

    await test.step(`${forward} opens a submenu and ${back} closes it; the others do not`, async () => {
      await cafe.item(submenu).focus();
      await cafe.press(back);
      await expect(cafe.submenu(submenu)).toBeHidden();
      await cafe.press(forward);
      await expect(cafe.item(inSubmenu.first)).toBeFocused();
      await cafe.press(forward);
      await expect(cafe.item(inSubmenu.first)).toBeFocused();
      await cafe.press('ArrowDown');
      await expect(cafe.item(inSubmenu.second)).toBeFocused();
      await cafe.press(back);
      await expect(cafe.item(submenu)).toBeFocused();
      await expect(cafe.submenu(submenu)).toBeHidden();
      await expect(menu).toBeVisible();
    });

    await test.step('Escape closes the menu that holds the focus, and no other', async () => {
      await cafe.press(forward);
      await expect(cafe.item(inSubmenu.first)).toBeFocused();
      await cafe.press('Escape');
      await expect(cafe.submenu(submenu)).toBeHidden();
      await expect(cafe.item(submenu)).toBeFocused();
      await cafe.press('Escape');
      await expectClosed();
      await expect(button).toBeFocused();
    });

    for (const key of ['Enter', 'Space']) {
      await test.step(`${key} opens a submenu on its first item, and chooses in it`, async () => {
        await openOnSubmenu();
        await cafe.press(key);
        await expect(cafe.item(inSubmenu.first)).toBeFocused();
        await cafe.press('ArrowDown', key);
        await expectClosed();
        await expect(page.getByRole('status')).toHaveText(ordered);
        await expect(button).toBeFocused();
        await cafe.after.press('Enter');
        await expect(page.getByRole('status')).not.toHaveText(ordered);
      });
    }

    for (const where of ['menu', 'submenu']) {
      for (const [key, leads] of [
        ['Tab', cafe.after],
        ['Shift+Tab', cafe.before],
      ] as const) {
        await test.step(`${key} in a ${where} closes every menu and goes on`, async () => {
          await openOnSubmenu();
          if (where === 'submenu') await cafe.press(forward);
          await cafe.press(key);
          await expectClosed();
          await expect(leads).toBeFocused();
        });
      }
    }

    await test.step('Escape closes the menu and the submenu that a pointer opened from it', async () => {
      await cafe.open();
      await cafe.pointAt(submenu);
      await expect(cafe.submenu(submenu)).toBeVisible();
      await cafe.press('Escape');
      await expectClosed();
      await expect(button).toBeFocused();
    });
  });
}
