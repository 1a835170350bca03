import { drinks } from './support/drinks';
import { expect, test } from './support/test';
import { bothTongues } from './support/words';
import { openStoppedWorkbench, openWorkbench } from './support/workbenchMenu';

for (const { language } of bothTongues) {
  const { submenu, inSubmenu, forward, cycle, word } = drinks[language];

  test.describe(`in ${language}`, () => {
    test('[S9] a letter, again and again, goes round the items that start with it', async ({
      page,
    }) => {
      const { letter, items } = cycle;
      const cafe = await openStoppedWorkbench(page, language);
      await cafe.open();
      for (const name of [...items, items[0]]) {
        await cafe.press(letter);
        await expect(cafe.item(name)).toBeFocused();
      }
    });

    test('[S9] letters make a word until 1000 ms pass without one', async ({ page }) => {
      const { letter, items } = cycle;
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
      const { typed, brings } = word;
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
  });
}
