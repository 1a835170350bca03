import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { act, expect, test } from './support/test';
import { bothTongues } from './support/words';

for (const { language } of bothTongues) {
  for (const { path } of everyPage) {
    test(`[S2] ${path} fits windows from 280 to 1920 px (${language})`, async ({
      page,
      sites,
      expectConsole,
    }) => {
      if (path === unknownPath) expectConsole(notFoundLine);
      await page.goto(`${sites[language]}${path}`);
      await act(page);
      await page.waitForLoadState('networkidle');
      for (const width of [280, 320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    });
  }
}
