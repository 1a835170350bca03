import { seriousViolations } from './support/axe';
import { placeOf } from './support/place';
import { expect, test } from './support/test';
import { openStoppedWorkbench, openWorkbench } from './support/workbenchMenu';

/** Time enough to draw what has changed, in ms. */
const aFrame = 50;

/** The café of each language, by what its drinks are there for. */
const languages = {
  en: {
    forward: 'ArrowRight',
    back: 'ArrowLeft',
    first: 'Americano',
    last: 'Tap water',
    submenu: 'Tea',
    inSubmenu: { first: 'Assam', second: 'Green', last: 'Mint' },
    sibling: 'Juice',
    plain: 'Lemonade',
    disabled: 'Turkish coffee',
    afterDisabled: 'Milk',
    /** A letter, and the items that it brings one after the other. */
    cycle: { letter: 'c', items: ['Cappuccino', 'Cold brew', 'Cold chocolate'] },
    /** Typed without rest, and the item that it brings. */
    word: { typed: 'cold c', brings: 'Cold chocolate' },
    ordered: 'Ordered: Tea, Green',
  },
  he: {
    forward: 'ArrowLeft',
    back: 'ArrowRight',
    first: 'אמריקנו',
    last: 'תמרהינדי',
    submenu: 'תה',
    inSubmenu: { first: 'אסאם', second: 'ירוק', last: 'נענע' },
    sibling: 'מיץ',
    plain: 'לימונדה',
    disabled: 'תפוזים סחוטים',
    afterDisabled: 'חלב',
    cycle: { letter: 'ק', items: ['קפוצ׳ינו', 'קפה קר', 'קפה שחור'] },
    word: { typed: 'קפה ש', brings: 'קפה שחור' },
    ordered: 'הוזמן: תה, ירוק',
  },
} as const;

for (const [code, names] of Object.entries(languages)) {
  const language = code === 'he' ? 'he' : 'en';
  const isHebrew = language === 'he';
  const { submenu, inSubmenu, sibling, plain, first, last, forward, back } = names;

  test.describe(`in ${language}`, () => {
    test('[S9] a submenu opens after 100 ms of hovering, and not before', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.pointAt(submenu);
      await cafe.wait(99);
      await cafe.expectOpen(false, submenu);
      await cafe.wait(1);
      await cafe.expectOpen(true, submenu);
      await expect(cafe.submenu(submenu)).toBeVisible();
      await expect(cafe.item(submenu)).toBeFocused();
    });

    test('[S9] a pointer that only passes opens no submenu', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.pointAt(submenu);
      await cafe.wait(99);
      await cafe.pointAt(plain);
      await cafe.wait(1000);
      await expect(page.getByRole('menu')).toHaveCount(1);
    });

    test('[S9] the submenu stands beside its item, on the side where the line goes on', async ({
      page,
    }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.openSubmenu(submenu);
      const item = await placeOf(cafe.item(submenu));
      const sheet = await placeOf(cafe.submenu(submenu));
      if (isHebrew) expect(sheet.right).toBeLessThanOrEqual(item.left);
      else expect(sheet.left).toBeGreaterThanOrEqual(item.right);
      const level = await placeOf(cafe.item(inSubmenu.first));
      expect(Math.abs(level.top - item.top)).toBeLessThanOrEqual(1);
    });

    test('[S9] a pointer that goes across other items to the submenu keeps it, however slow', async ({
      page,
    }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.openSubmenu(submenu);
      const from = await placeOf(cafe.item(submenu));
      const to = await placeOf(cafe.item(inSubmenu.last));
      const start = { x: from.left + from.width / 2, y: from.top + from.height / 2 };
      const end = { x: to.left + to.width / 2, y: to.top + to.height / 2 };
      const steps = 12;
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        await page.mouse.move(
          start.x + (end.x - start.x) * part,
          start.y + (end.y - start.y) * part,
        );
        await cafe.wait(250);
        await expect(cafe.submenu(submenu)).toBeVisible();
        // What lies on the way does not answer.
        await cafe.expectOpen(false, sibling);
      }
      await cafe.wait(1000);
      await expect(cafe.submenu(submenu)).toBeVisible();
      await expect(cafe.item(inSubmenu.last)).toHaveAttribute('data-active-item');
    });

    test('[S9] a pointer that goes away closes the submenu after 300 ms, and not before', async ({
      page,
    }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.openSubmenu(submenu);
      // Straight up: where no submenu lies.
      await cafe.pointAt(first);
      await expect(cafe.item(first)).toHaveAttribute('data-active-item');
      await cafe.wait(299);
      await cafe.expectOpen(true, submenu);
      await cafe.wait(1);
      await cafe.expectOpen(false, submenu);
      await expect(cafe.menu).toBeVisible();
      await expect(cafe.item(first)).toHaveAttribute('data-active-item');
    });

    test('[S9] a pointer that rests on the way closes the submenu after 300 ms', async ({
      page,
    }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.openSubmenu(submenu);
      await cafe.pointAt(submenu, isHebrew ? 0.4 : 0.6);
      await cafe.pointAt(sibling, isHebrew ? 0.15 : 0.85);
      await expect(cafe.item(sibling)).not.toHaveAttribute('data-active-item');
      await cafe.wait(299);
      await expect(cafe.submenu(submenu)).toBeVisible();
      await cafe.wait(1);
      await cafe.expectOpen(false, submenu);
    });

    test('[S9] a pointer that comes back in time keeps the submenu', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.openSubmenu(submenu);
      await cafe.pointAt(first);
      await cafe.wait(299);
      await cafe.pointAt(submenu);
      await cafe.wait(1000);
      await expect(cafe.submenu(submenu)).toBeVisible();
    });

    test('[S9] a submenu that opens takes the place of the one beside it', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.openSubmenu(sibling);
      await cafe.pointAt(submenu, isHebrew ? 0.9 : 0.1);
      await cafe.wait(99);
      await expect(cafe.submenu(sibling)).toBeVisible();
      await cafe.wait(1);
      await cafe.expectOpen(true, submenu);
      await cafe.expectOpen(false, sibling);
      await cafe.wait(1000);
      await expect(cafe.submenu(submenu)).toBeVisible();
    });

    test('[S9] the keyboard needs no waiting, and leaves a hovered submenu at once', async ({
      page,
    }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.openSubmenu(submenu);
      await cafe.press('ArrowDown');
      await expect(cafe.item(sibling)).toBeFocused();
      await cafe.expectOpen(false, submenu);
      await cafe.press(forward);
      await expect(cafe.submenu(sibling)).toBeVisible();
    });

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
        await expect(page.getByRole('status')).toHaveText(names.ordered);
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

    test('[S9] a disabled item is marked, passed over and cannot be pressed', async ({ page }) => {
      const { disabled, afterDisabled } = names;
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

    test('[S9] a letter, again and again, goes round the items that start with it', async ({
      page,
    }) => {
      const { letter, items } = names.cycle;
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      for (const name of [...items, items[0]]) {
        await cafe.press(letter);
        await expect(cafe.item(name)).toBeFocused();
      }
    });

    test('[S9] letters make a word until 1000 ms pass without one', async ({ page }) => {
      const { letter, items } = names.cycle;
      const [one, two, three] = items;
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      const rest = [...two].slice(1);
      await cafe.press(letter);
      await expect(cafe.item(one)).toBeFocused();
      for (const character of rest) {
        await cafe.wait(999);
        await cafe.press(character);
      }
      await expect(cafe.item(two)).toBeFocused();
      await cafe.wait(999);
      // Still the same word, which nothing starts with any more.
      await cafe.press(letter);
      await expect(cafe.item(two)).toBeFocused();
      await cafe.wait(1000);
      await cafe.press(letter);
      await expect(cafe.item(three)).toBeFocused();
    });

    test('[S9] a Space inside of a word is typed, and one after 1000 ms presses the item', async ({
      page,
    }) => {
      const { typed, brings } = names.word;
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      for (const character of typed) await cafe.press(character);
      await expect(cafe.item(brings)).toBeFocused();
      await cafe.press('Space');
      await expect(cafe.menu).toBeVisible();
      await cafe.wait(1000);
      await cafe.press('Space');
      await cafe.expectOpen(false);
      await expect(page.getByRole('status')).toContainText(brings);
    });

    test('[S9] each submenu has a type-ahead of its own', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.press(submenu.charAt(0), forward);
      await expect(cafe.item(inSubmenu.first)).toBeFocused();
      await cafe.press(inSubmenu.last.charAt(0));
      await expect(cafe.item(inSubmenu.last)).toBeFocused();
      await expect(cafe.submenu(submenu)).toBeVisible();
    });

    test('[S9] with Ctrl, a letter is no type-ahead', async ({ page }) => {
      const cafe = await openWorkbench(page, language);
      await cafe.open();
      await cafe.press('Control+c', 'Alt+c');
      await expect(cafe.menu).toBeFocused();
    });

    test('[S9] the pointer chooses, and the focus returns to the button', async ({ page }) => {
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      await cafe.openSubmenu(submenu);
      await cafe.pointAt(inSubmenu.second);
      await cafe.item(inSubmenu.second).click();
      await cafe.wait(aFrame);
      await expect(page.getByRole('status')).toHaveText(names.ordered);
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
      const { afterDisabled } = names;
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
      await expect(page.getByRole('status')).toHaveText(names.ordered);
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
