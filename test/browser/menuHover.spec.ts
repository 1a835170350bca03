import { drinks } from './support/drinks';
import { placeOf } from './support/place';
import { expect, test } from './support/test';
import { bothLocales } from './support/words';
import { openStoppedWorkbench } from './support/workbenchMenu';

for (const { language } of bothLocales) {
  const { submenu, inSubmenu, sibling, plain, first, forward } = drinks[language];
  const isHebrew = language === 'he';

  test(`[S9] the pointer opens and keeps a submenu (${language})`, async ({ page }) => {
    const cafe = await openStoppedWorkbench(page, language);
    await test.step('a submenu opens after 100 ms of hovering, and not before', async () => {
      await cafe.reset();
      await cafe.open();
      await cafe.pointAt(submenu);
      await cafe.wait(99);
      await cafe.expectOpen(false, submenu);
      await cafe.wait(1);
      await cafe.expectOpen(true, submenu);
      await expect(cafe.submenu(submenu)).toBeVisible();
      await expect(cafe.item(submenu)).toBeFocused();
    });

    await test.step('a pointer that only passes opens no submenu', async () => {
      await cafe.reset();
      await cafe.open();
      await cafe.pointAt(submenu);
      await cafe.wait(99);
      await cafe.pointAt(plain);
      await cafe.wait(1000);
      await expect(page.getByRole('menu')).toHaveCount(1);
    });

    await test.step('the submenu stands beside its item, on the side where the line goes on', async () => {
      await cafe.reset();
      await cafe.open();
      await cafe.openSubmenu(submenu);
      const item = await placeOf(cafe.item(submenu));
      const sheet = await placeOf(cafe.submenu(submenu));
      if (isHebrew) expect(sheet.right).toBeLessThanOrEqual(item.left);
      else expect(sheet.left).toBeGreaterThanOrEqual(item.right);
      const level = await placeOf(cafe.item(inSubmenu.first));
      expect(Math.abs(level.top - item.top)).toBeLessThanOrEqual(1);
    });

    await test.step('a pointer that goes across other items to the submenu keeps it, however slow', async () => {
      await cafe.reset();
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

    await test.step('a pointer that goes away closes the submenu after 300 ms, and not before', async () => {
      await cafe.reset();
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

    await test.step('a pointer that rests on the way closes the submenu after 300 ms', async () => {
      await cafe.reset();
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

    await test.step('a pointer that comes back in time keeps the submenu', async () => {
      await cafe.reset();
      await cafe.open();
      await cafe.openSubmenu(submenu);
      await cafe.pointAt(first);
      await cafe.wait(299);
      await cafe.pointAt(submenu);
      await cafe.wait(1000);
      await expect(cafe.submenu(submenu)).toBeVisible();
    });

    await test.step('a submenu that opens takes the place of the one beside it', async () => {
      await cafe.reset();
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

    await test.step('the keyboard needs no waiting, and leaves a hovered submenu at once', async () => {
      await cafe.reset();
      await cafe.open();
      await cafe.openSubmenu(submenu);
      await cafe.press('ArrowDown');
      await expect(cafe.item(sibling)).toBeFocused();
      await cafe.expectOpen(false, submenu);
      await cafe.press(forward);
      await expect(cafe.submenu(sibling)).toBeVisible();
    });
  });
}
