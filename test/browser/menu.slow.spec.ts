import { seriousViolations } from './support/axe';
import { placeOf } from './support/place';
import { expect, test } from './support/test';
import { bothLocales } from './support/words';
import { aFrame, drinks, openStoppedWorkbench, openWorkbench } from './support/workbenchMenu';

/* The menu of the workbench. A model covers its type-ahead. */

test('[S9] opens, selects and closes by pointer', async ({ page }) => {
  const { submenu, inSubmenu, plain, disabled, afterDisabled, forward, ordered } = drinks.en;
  const cafe = await openStoppedWorkbench(page, 'en');

  await test.step('a disabled item is marked, skipped by arrow keys, and ignores clicks', async () => {
    await cafe.open();
    await expect(cafe.item(disabled)).toHaveAttribute('aria-disabled', 'true');
    await cafe.item(plain).focus();
    await cafe.moveTo(afterDisabled, 'ArrowDown');
    const { left, top } = await placeOf(cafe.item(disabled));
    await page.mouse.click(left + 20, top + 20);
    await cafe.wait(aFrame);
    await expect(cafe.menu).toBeVisible();
  });

  await test.step('the selected radio item is checked', async () => {
    const choices = page.getByRole('menuitemradio');
    await cafe.item(afterDisabled).focus();
    await cafe.press(forward);
    await expect(choices.nth(0)).toBeChecked();
    await cafe.press('ArrowDown', 'Enter');
    await cafe.expectClosed();
    await cafe.open();
    await cafe.item(afterDisabled).focus();
    await cafe.press(forward);
    await expect(choices.nth(0)).not.toBeChecked();
    await expect(choices.nth(1)).toBeChecked();
  });

  await test.step('a click on an item selects it and returns the focus to the button', async () => {
    await cafe.openSubmenu(submenu);
    await cafe.pointAt(inSubmenu.second);
    await cafe.item(inSubmenu.second).click();
    await cafe.wait(aFrame);
    await expect(page.getByRole('status')).toHaveText(ordered);
    await cafe.expectClosed();
    await expect(cafe.button).toBeFocused();
  });

  await test.step('a click outside closes every menu, also below the page', async () => {
    const { height = 0, width = 0 } = page.viewportSize() ?? {};
    const heading = await placeOf(page.getByRole('heading', { level: 1 }));
    for (const [x, y] of [
      [heading.left + 2, heading.top + 2],
      [width / 2, height - 2],
    ] as const) {
      await cafe.openSubmenu(submenu);
      await page.mouse.click(x, y);
      await cafe.wait(aFrame);
      await cafe.expectClosed();
    }
  });

  await test.step('axe finds no problem in an open menu', async () => {
    await cafe.openSubmenu(submenu);
    await page.clock.resume();
    expect(await seriousViolations(page)).toEqual([]);
  });
});

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

    await test.step('an opening submenu replaces its sibling', async () => {
      await cafe.openSubmenu(sibling);
      await cafe.pointAt(submenu, 0.1);
      await cafe.wait(99);
      await expect(cafe.submenu(sibling)).toBeVisible();
      await cafe.wait(1);
      await cafe.expectOpen(true, submenu);
      await cafe.expectOpen(false, sibling);
    });

    await test.step('an arrow key leaves a hovered submenu at once', async () => {
      await cafe.openSubmenu(submenu);
      await cafe.moveTo(sibling, 'ArrowDown');
      await cafe.expectOpen(false, submenu);
    });
  });
}

test('[S9] opens, navigates, selects and closes by keyboard', async ({ page }) => {
  const { submenu, inSubmenu, first, last, forward, ordered } = drinks.en;
  const cafe = await openWorkbench(page, 'en');
  const { button } = cafe;
  const openOnSubmenu = async () => {
    await button.focus();
    await cafe.moveTo(first, 'Enter');
    await cafe.item(submenu).focus();
  };

  for (const [key, focused] of [
    ['Enter', first],
    ['Space', first],
    ['ArrowUp', last],
    ['ArrowDown', first],
  ] as const) {
    await test.step(`${key} opens the menu on ${focused}, and Escape closes it`, async () => {
      await button.focus();
      await cafe.moveTo(focused, key);
      await cafe.expectOpen(true);
      await cafe.press('Escape');
      await cafe.expectClosed();
      await expect(button).toBeFocused();
      await cafe.expectOpen(false);
    });
  }

  await test.step('Up and Down wrap around, Home and End go to the ends', async () => {
    for (const [key, focused] of [
      ['ArrowDown', first],
      ['ArrowUp', last],
      ['ArrowDown', first],
      ['End', last],
      ['Home', first],
    ] as const)
      await cafe.moveTo(focused, key);
  });

  await test.step('a letter with Ctrl or Alt is a shortcut and moves nothing', async () => {
    await cafe.press('Control+c');
    await cafe.moveTo(first, 'Alt+c');
    await cafe.press('Escape');
    await cafe.expectClosed();
  });

  await test.step('Escape closes one menu at a time', async () => {
    await openOnSubmenu();
    await cafe.moveTo(inSubmenu.first, forward);
    await cafe.moveTo(submenu, 'Escape');
    await expect(cafe.submenu(submenu)).toBeHidden();
    await cafe.press('Escape');
    await cafe.expectClosed();
    await expect(button).toBeFocused();
  });

  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens a submenu on its first item, and selects in it`, async () => {
      await openOnSubmenu();
      await cafe.moveTo(inSubmenu.first, key);
      await cafe.press('ArrowDown', key);
      await cafe.expectClosed();
      await expect(page.getByRole('status')).toHaveText(ordered);
      await expect(button).toBeFocused();
      await cafe.after.press('Enter');
      await expect(page.getByRole('status')).not.toHaveText(ordered);
    });
  }

  for (const where of ['menu', 'submenu']) {
    for (const [key, next] of [
      ['Tab', cafe.after],
      ['Shift+Tab', cafe.before],
    ] as const) {
      await test.step(`${key} in a ${where} closes every menu and moves on`, async () => {
        await openOnSubmenu();
        if (where === 'submenu') await cafe.press(forward);
        await cafe.press(key);
        await cafe.expectClosed();
        await expect(next).toBeFocused();
      });
    }
  }
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('[S9] opens and selects by touch, with every item in reach', async ({ page }) => {
    const { submenu, inSubmenu, first, last, ordered } = drinks.he;
    const cafe = await openWorkbench(page, 'he');

    await test.step('every item is large enough and inside the window', async () => {
      await cafe.button.tap();
      await cafe.item(submenu).tap();
      await expect(cafe.submenu(submenu)).toBeVisible();
      for (const item of await page.getByRole('menuitem').all()) {
        const { left, right, height } = await placeOf(item);
        expect(height).toBeGreaterThanOrEqual(44);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(320);
      }
    });

    await test.step('a tap in the submenu selects', async () => {
      await cafe.item(inSubmenu.second).tap();
      await expect(page.getByRole('status')).toHaveText(ordered);
      await cafe.expectClosed();
    });

    await test.step('in a low window the menu scrolls, and keys scroll each item into view', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await cafe.button.focus();
      await cafe.moveTo(first, 'Enter');
      await cafe.moveTo(last, 'End');
      await expect(cafe.item(last)).toBeInViewport({ ratio: 1 });
      await cafe.press('Home');
      await expect(cafe.item(first)).toBeInViewport({ ratio: 1 });
    });
  });
});
