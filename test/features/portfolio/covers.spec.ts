import { languageCodes } from '../../../locales/languages';
import { coverAddress, coverSize } from '../../../src/content/covers';
import { portfolio } from '../../../src/content/portfolio';
import { expect, test } from '../../browser/support/test';

test('[S2] cuts no dish on the cover of a project', async ({ page, english }) => {
  await page.setViewportSize(coverSize);
  for (const { id } of portfolio) {
    for (const language of languageCodes) {
      await page.goto(english + coverAddress(id, language));
      const shown = await page.locator('li').evaluateAll((dishes) =>
        dishes
          .map((dish) => dish.getBoundingClientRect())
          .filter(({ left, right }) => right > 0 && left < innerWidth)
          .map(({ bottom }) => bottom <= innerHeight),
      );
      expect([id, language, ...new Set(shown)]).toEqual([id, language, true]);
    }
  }
});
