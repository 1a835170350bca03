import { placeOf } from '../../browser/support/place';
import { expect, test } from '../../browser/support/test';
import { bothLocales } from '../../browser/support/words';
import { drinks, openStoppedWorkbench, openWorkbench } from '../../browser/support/workbenchMenu';

/*
 * Submenus, which no page has: test/ui/menu/demo. The language menu proves the menu itself, and a model its
 * type-ahead.
 */

for (const { language } of bothLocales) {
  const { submenu, inSubmenu, sibling, plain, first, forward, back } = drinks[language];
  const isHebrew = language === 'he';

  test(`[S9] keeps a submenu while the pointer crosses to it (${language})`, async ({ page }) => {
    const cafe = await openStoppedWorkbench(page, language);

    await test.step('it opens on the inline end side', async () => {
      await cafe.openSubmenu(submenu);
      const item = await placeOf(cafe.item(submenu));
      const sheet = await placeOf(cafe.submenu(submenu));
      if (isHebrew) expect(sheet.right).toBeLessThanOrEqual(item.left);
      else expect(sheet.left).toBeGreaterThanOrEqual(item.right);
      const level = await placeOf(cafe.item(inSubmenu.first));
      expect(Math.abs(level.top - item.top)).toBeLessThanOrEqual(1);
    });

    await test.step('a slow pointer that crosses other items keeps it open', async () => {
      const from = await placeOf(cafe.item(submenu));
      const to = await placeOf(cafe.item(inSubmenu.last));
      for (let step = 1; step <= 8; step += 1) {
        const between = (start: number, end: number) => start + ((end - start) * step) / 8;
        await page.mouse.move(
          between(from.left + from.width / 2, to.left + to.width / 2),
          between(from.top + from.height / 2, to.top + to.height / 2),
        );
        await cafe.wait(250);
        await expect(cafe.submenu(submenu)).toBeVisible();
        await cafe.expectOpen(false, sibling);
      }
      await expect(cafe.item(inSubmenu.last)).toHaveAttribute('data-active-item');
    });

    await test.step('a pointer that stops on the way closes it after 300 ms', async () => {
      await cafe.openSubmenu(submenu);
      await cafe.pointAt(submenu, isHebrew ? 0.4 : 0.6);
      await cafe.pointAt(sibling, isHebrew ? 0.15 : 0.85);
      await expect(cafe.item(sibling)).not.toHaveAttribute('data-active-item');
      await cafe.wait(299);
      await expect(cafe.submenu(submenu)).toBeVisible();
      await cafe.wait(1);
      await cafe.expectOpen(false, submenu);
    });

    await test.step(`${forward} opens it and ${back} closes it; the other arrow does nothing`, async () => {
      await cafe.reset();
      await cafe.open();
      await cafe.item(submenu).focus();
      await cafe.press(back);
      await expect(cafe.submenu(submenu)).toBeHidden();
      await cafe.moveTo(inSubmenu.first, forward);
      await cafe.moveTo(inSubmenu.first, forward);
      await cafe.moveTo(submenu, back);
      await expect(cafe.submenu(submenu)).toBeHidden();
      await expect(cafe.menu).toBeVisible();
    });

    // Delays are the same in both languages.
    if (isHebrew) return;

    await test.step('it opens after a hover of 100 ms, and not for a passing pointer', async () => {
      await cafe.reset();
      await cafe.open();
      await cafe.pointAt(submenu);
      await cafe.wait(99);
      await cafe.pointAt(plain);
      await cafe.wait(1000);
      await expect(page.getByRole('menu')).toHaveCount(1);
      await cafe.pointAt(submenu);
      await cafe.wait(99);
      await cafe.expectOpen(false, submenu);
      await cafe.wait(1);
      await cafe.expectOpen(true, submenu);
      await expect(cafe.submenu(submenu)).toBeVisible();
      await expect(cafe.item(submenu)).toBeFocused();
    });

    await test.step('it closes 300 ms after the pointer left, unless it returns', async () => {
      await cafe.openSubmenu(submenu);
      // Straight up, away from the submenu.
      await cafe.pointAt(first);
      await expect(cafe.item(first)).toHaveAttribute('data-active-item');
      await cafe.wait(299);
      await cafe.expectOpen(true, submenu);
      await cafe.pointAt(submenu);
      await cafe.wait(1000);
      await expect(cafe.submenu(submenu)).toBeVisible();
      await cafe.pointAt(first);
      await cafe.wait(300);
      await cafe.expectOpen(false, submenu);
      await expect(cafe.menu).toBeVisible();
    });

    await test.step('an arrow key leaves a hovered submenu at once', async () => {
      await cafe.openSubmenu(submenu);
      await cafe.moveTo(sibling, 'ArrowDown');
      await cafe.expectOpen(false, submenu);
    });
  });
}

test('[S9] closes submenus by keyboard, and takes no shortcut for type-ahead', async ({ page }) => {
  const { submenu, inSubmenu, first, forward } = drinks.en;
  const cafe = await openWorkbench(page, 'en');
  const openSubmenu = async () => {
    await cafe.button.focus();
    await cafe.moveTo(first, 'Enter');
    await cafe.press('Control+c');
    await cafe.moveTo(first, 'Alt+c');
    await cafe.item(submenu).focus();
    await cafe.moveTo(inSubmenu.first, forward);
  };

  await test.step('Escape closes one menu at a time', async () => {
    await openSubmenu();
    await cafe.moveTo(submenu, 'Escape');
    await expect(cafe.submenu(submenu)).toBeHidden();
    await cafe.press('Escape');
    await cafe.expectClosed();
    await expect(cafe.button).toBeFocused();
  });

  for (const [key, next] of [
    ['Tab', cafe.after],
    ['Shift+Tab', cafe.before],
  ] as const) {
    await test.step(`${key} closes every menu and moves on`, async () => {
      await openSubmenu();
      await cafe.press(key);
      await cafe.expectClosed();
      await expect(next).toBeFocused();
    });
  }
});
