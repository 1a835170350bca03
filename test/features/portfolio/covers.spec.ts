import { languageCodes } from '../../../locales/languages';
import { coverAddress, coverSize } from '../../../src/content/covers';
import { portfolio } from '../../../src/content/portfolio';
import { expect, test } from '../../browser/support/test';

test('[S2] cuts no dish on the cover of a project, and has them in one column, also on phones', async ({
  page,
  english,
}) => {
  for (const width of [coverSize.width, 346]) {
    await page.setViewportSize({ ...coverSize, width });
    for (const address of portfolio.flatMap(({ id }) =>
      languageCodes.map((language) => coverAddress(id, language)),
    )) {
      await page.goto(english + address);
      const shown = await page.locator('li').evaluateAll((dishes, { width, height }) => {
        const boxes = dishes.map((dish) => dish.getBoundingClientRect());
        const inside = boxes.filter(({ left, right }) => right > 0 && left < width);
        return inside.map(({ left, bottom }) => `${bottom <= height ? 'whole' : 'cut'} at ${left}`);
      }, coverSize);
      expect([...new Set(shown)], address).toEqual([expect.stringMatching(/^whole/)]);
    }
  }
});
