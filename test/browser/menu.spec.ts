import { seriousViolations } from './support/axe';
import { drinks } from './support/drinks';
import { placeOf } from './support/place';
import { expect, test } from './support/test';
import { aFrame, openStoppedWorkbench, openWorkbench } from './support/workbenchMenu';

test('[S9] the pointer opens, chooses and closes', async ({ page }) => {
  const { submenu, inSubmenu, plain, disabled, afterDisabled, forward, ordered } = drinks.en;
  const cafe = await openStoppedWorkbench(page, 'en');
  const expectClosed = () => expect(page.getByRole('menu')).toHaveCount(0);

  await test.step('a disabled item is marked, passed over and cannot be pressed', async () => {
    await cafe.open();
    await expect(cafe.item(disabled)).toHaveAttribute('aria-disabled', 'true');
    await cafe.item(plain).focus();
    await cafe.press('ArrowDown');
    await expect(cafe.item(afterDisabled)).toBeFocused();
    await cafe.press('ArrowUp');
    await expect(cafe.item(plain)).toBeFocused();
    const { left, top } = await placeOf(cafe.item(disabled));
    await page.mouse.click(left + 20, top + 20);
    await cafe.wait(aFrame);
    await expect(cafe.menu).toBeVisible();
  });

  await test.step('of the choices, one is marked as chosen', async () => {
    const choices = page.getByRole('menuitemradio');
    await cafe.item(afterDisabled).focus();
    await cafe.press(forward);
    await cafe.wait(aFrame);
    await expect(choices.nth(0)).toBeChecked();
    await cafe.press('ArrowDown');
    await cafe.wait(aFrame);
    await cafe.press('Enter');
    await cafe.wait(aFrame);
    await expectClosed();
    await cafe.open();
    await cafe.item(afterDisabled).focus();
    await cafe.press(forward);
    await cafe.wait(aFrame);
    await expect(choices.nth(0)).not.toBeChecked();
    await expect(choices.nth(1)).toBeChecked();
  });

  await test.step('the button closes the menu that it opened', async () => {
    await cafe.reset();
    await cafe.open();
    await cafe.button.click();
    await cafe.wait(1000);
    await expect(cafe.menu).toBeHidden();
    await expect(cafe.button).toBeFocused();
  });

  await test.step('an item that is pressed is chosen, and the focus returns to the button', async () => {
    await cafe.open();
    await cafe.openSubmenu(submenu);
    await cafe.pointAt(inSubmenu.second);
    await cafe.item(inSubmenu.second).click();
    await cafe.wait(aFrame);
    await expect(page.getByRole('status')).toHaveText(ordered);
    await expectClosed();
    await expect(cafe.button).toBeFocused();
  });

  await test.step('a press outside closes every menu', async () => {
    const { height = 0, width = 0 } = page.viewportSize() ?? {};
    const heading = await placeOf(page.getByRole('heading', { level: 1 }));
    // The last one lies below the page.
    for (const [x, y] of [
      [heading.left + 2, heading.top + 2],
      [width / 2, height - 2],
    ] as const) {
      await cafe.open();
      await cafe.openSubmenu(submenu);
      await page.mouse.click(x, y);
      await cafe.wait(aFrame);
      await expectClosed();
    }
  });

  await test.step('axe finds no barrier in an open menu', async () => {
    await cafe.open();
    await cafe.openSubmenu(submenu);
    await page.clock.resume();
    expect(await seriousViolations(page)).toEqual([]);
  });
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('[S9] fingers open and choose, and every item is in reach', async ({ page }) => {
    const { submenu, inSubmenu, first, last, ordered } = drinks.he;
    const cafe = await openWorkbench(page, 'he');

    await test.step('every item is large enough for a finger, and inside of the window', async () => {
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

    await test.step('a press opens the submenu, and a press in it chooses', async () => {
      await cafe.item(inSubmenu.second).tap();
      await expect(page.getByRole('status')).toHaveText(ordered);
      await expect(page.getByRole('menu')).toHaveCount(0);
    });

    await test.step('in a low window the menu scrolls, and the keyboard brings each item into view', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await cafe.button.focus();
      await cafe.press('Enter');
      await expect(cafe.item(first)).toBeFocused();
      await cafe.press('End');
      await expect(cafe.item(last)).toBeInViewport({ ratio: 1 });
      await cafe.press('Home');
      await expect(cafe.item(first)).toBeInViewport({ ratio: 1 });
    });
  });
});
