import { drinks } from './support/drinks';
import { expect, test } from './support/test';
import { bothLocales } from './support/words';
import { openStoppedWorkbench } from './support/workbenchMenu';

for (const { language } of bothLocales) {
  const { submenu, inSubmenu, forward, cycle, word } = drinks[language];
  const { letter, items } = cycle;

  test(`[S9] letters bring items (${language})`, async ({ page }) => {
    const cafe = await openStoppedWorkbench(page, language);

    await test.step('with Ctrl or Alt, a letter is no type-ahead', async () => {
      await cafe.open();
      await cafe.press('Control+c', 'Alt+c');
      await expect(cafe.menu).toBeFocused();
    });

    await test.step('a letter, again and again, goes round the items that start with it', async () => {
      for (const name of [...items, items[0]]) {
        await cafe.press(letter);
        await expect(cafe.item(name)).toBeFocused();
      }
    });

    await test.step('letters make a word until 1000 ms pass without one', async () => {
      const [one, two, three] = items;
      await cafe.reset();
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

    await test.step('a Space inside of a word is typed, and one after 1000 ms presses the item', async () => {
      const { typed, brings } = word;
      await cafe.reset();
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

    await test.step('each submenu has a type-ahead of its own', async () => {
      await cafe.reset();
      await cafe.open();
      await cafe.press(submenu.charAt(0), forward);
      await expect(cafe.item(inSubmenu.first)).toBeFocused();
      await cafe.press(inSubmenu.last.charAt(0));
      await expect(cafe.item(inSubmenu.last)).toBeFocused();
      await expect(cafe.submenu(submenu)).toBeVisible();
    });
  });
}
