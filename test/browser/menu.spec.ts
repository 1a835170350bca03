import { seriousViolations } from './support/axe';
import { drinks } from './support/drinks';
import { placeOf } from './support/place';
import { expect, test } from './support/test';
import { bothTongues } from './support/words';
import { aFrame, openStoppedWorkbench, openWorkbench } from './support/workbenchMenu';

for (const { language } of bothTongues) {
  const { submenu, inSubmenu, plain, disabled, afterDisabled, forward, ordered } = drinks[language];

  test.describe(`in ${language}`, () => {
    test('[S9] a disabled item is marked, passed over and cannot be pressed', async ({ page }) => {
      const cafe = await openWorkbench(page, language);
      await cafe.open();
      await expect(cafe.item(disabled)).toHaveAttribute('aria-disabled', 'true');
      await cafe.item(plain).focus();
      await cafe.press('ArrowDown');
      await expect(cafe.item(afterDisabled)).toBeFocused();
      await cafe.press('ArrowUp');
      await expect(cafe.item(plain)).toBeFocused();
      const { left, top } = await placeOf(cafe.item(disabled));
      await page.mouse.click(left + 20, top + 20);
      await expect(cafe.menu).toBeVisible();
    });

    test('[S9] the pointer chooses, and the focus returns to the button', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.openSubmenu(submenu);
      await cafe.pointAt(inSubmenu.second);
      await cafe.item(inSubmenu.second).click();
      await cafe.wait(aFrame);
      await expect(page.getByRole('status')).toHaveText(ordered);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(cafe.button).toBeFocused();
    });

    test('[S9] the button closes the menu that it opened', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.button.click();
      await cafe.wait(1000);
      await expect(cafe.menu).toBeHidden();
      await expect(cafe.button).toBeFocused();
      await cafe.open();
    });

    test('[S9] a press outside closes every menu', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
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
        await expect(page.getByRole('menu')).toHaveCount(0);
      }
    });

    test('[S9] of the choices, one is marked as chosen', async ({ page }) => {
      const cafe = await openWorkbench(page, language);
      await cafe.open();
      await cafe.item(afterDisabled).focus();
      await cafe.press(forward);
      const choices = page.getByRole('menuitemradio');
      await expect(choices.nth(0)).toBeChecked();
      await cafe.press('ArrowDown', 'Enter');
      await expect(cafe.menu).toBeHidden();
      await cafe.open();
      await cafe.item(afterDisabled).focus();
      await cafe.press(forward);
      await expect(choices.nth(0)).not.toBeChecked();
      await expect(choices.nth(1)).toBeChecked();
    });

    test('[S9] axe finds no barrier in an open menu', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.openSubmenu(submenu);
      await page.clock.resume();
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
  test.describe(`by touch, in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

    test('[S9] a press opens the submenu, and a press in it chooses', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.button.tap();
      await cafe.item(submenu).tap();
      await expect(cafe.submenu(submenu)).toBeVisible();
      await cafe.wait(1000);
      await cafe.item(inSubmenu.second).tap();
      await cafe.wait(aFrame);
      await expect(page.getByRole('status')).toHaveText(ordered);
      await expect(page.getByRole('menu')).toHaveCount(0);
    });

    test('[S9] every item is large enough for a finger, and inside of the window', async ({
      page,
    }) => {
      const cafe = await openWorkbench(page, language);
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
  });
}

test.describe('in a window of 320 by 256 px', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('[S9] the menu scrolls, and the keyboard brings each item into view', async ({ page }) => {
    const cafe = await openWorkbench(page, 'en');
    await cafe.button.focus();
    await cafe.press('Enter', 'End');
    await expect(cafe.item('Tap water')).toBeInViewport({ ratio: 1 });
    await cafe.press('Home');
    await expect(cafe.item('Americano')).toBeInViewport({ ratio: 1 });
  });
});
