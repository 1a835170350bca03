import { drinks } from './support/drinks';
import { expect, test } from './support/test';
import { bothTongues } from './support/words';
import { aFrame, openStoppedWorkbench, openWorkbench } from './support/workbenchMenu';

for (const { language } of bothTongues) {
  const { submenu, inSubmenu, first, last, forward, back, ordered } = drinks[language];

  test.describe(`in ${language}`, () => {
    for (const { key, focused } of [
      { key: 'Enter', focused: first },
      { key: 'Space', focused: first },
      { key: 'ArrowDown', focused: first },
      { key: 'ArrowUp', focused: last },
    ]) {
      test(`[S9] ${key} on the button opens the menu on its ${focused === first ? 'first' : 'last'} item`, async ({
        page,
      }) => {
        const cafe = await openWorkbench(page, language);
        await cafe.button.focus();
        await cafe.press(key);
        await expect(cafe.item(focused)).toBeFocused();
        await expect(cafe.button).toHaveAttribute('aria-expanded', 'true');
      });
    }

    test('[S9] Up and Down go round, Home and End go to the ends', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.button.focus();
      await cafe.press('ArrowDown', 'ArrowDown');
      await expect(cafe.item(first)).not.toBeFocused();
      await cafe.press('Home');
      await expect(cafe.item(first)).toBeFocused();
      await cafe.press('ArrowUp');
      await expect(cafe.item(last)).toBeFocused();
      await cafe.press('ArrowDown');
      await expect(cafe.item(first)).toBeFocused();
      await cafe.press('End');
      await expect(cafe.item(last)).toBeFocused();
    });

    test(`[S9] ${forward} opens a submenu and ${back} closes it; the others do not`, async ({
      page,
    }) => {
      const cafe = await openWorkbench(page, language);
      await cafe.open();
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
      await expect(cafe.menu).toBeVisible();
    });

    for (const key of ['Enter', 'Space']) {
      test(`[S9] ${key} opens a submenu on its first item, and chooses in it`, async ({ page }) => {
        const cafe = await openWorkbench(page, language);
        await cafe.open();
        await cafe.item(submenu).focus();
        await cafe.press(key);
        await expect(cafe.item(inSubmenu.first)).toBeFocused();
        await cafe.press('ArrowDown', key);
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expect(page.getByRole('status')).toHaveText(ordered);
        await expect(cafe.button).toBeFocused();
      });
    }

    test('[S9] Escape closes the menu that holds the focus, and no other', async ({ page }) => {
      const cafe = await openWorkbench(page, language);
      await cafe.button.focus();
      await cafe.press('Enter');
      await cafe.item(submenu).focus();
      await cafe.press(forward, 'Escape');
      await expect(cafe.submenu(submenu)).toBeHidden();
      await expect(cafe.item(submenu)).toBeFocused();
      await cafe.press('Escape');
      await expect(cafe.menu).toBeHidden();
      await expect(cafe.button).toBeFocused();
      await expect(cafe.button).toHaveAttribute('aria-expanded', 'false');
    });

    test('[S9] Escape closes the menu and the submenu that a pointer opened from it', async ({
      page,
    }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.openSubmenu(submenu);
      await cafe.press('Escape');
      await cafe.wait(aFrame);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(cafe.button).toBeFocused();
    });

    for (const where of ['menu', 'submenu']) {
      test(`[S9] Tab in a ${where} closes every menu and goes on`, async ({ page }) => {
        const cafe = await openWorkbench(page, language);
        await cafe.button.focus();
        await cafe.press('Enter');
        await cafe.item(submenu).focus();
        if (where === 'submenu') await cafe.press(forward);
        await cafe.press('Tab');
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expect(cafe.after).toBeFocused();
      });

      test(`[S9] Shift+Tab in a ${where} closes every menu and goes back`, async ({ page }) => {
        const cafe = await openWorkbench(page, language);
        await cafe.button.focus();
        await cafe.press('Enter');
        await cafe.item(submenu).focus();
        if (where === 'submenu') await cafe.press(forward);
        await cafe.press('Shift+Tab');
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expect(cafe.before).toBeFocused();
      });
    }
  });
}
