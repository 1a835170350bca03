import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { expectToFit } from './support/fit';
import { act, expect, test } from './support/test';
import { bothTongues } from './support/words';

/* Letters of twice the size, as a reader sets them in the browser. Source: WCAG 2.2, 1.4.4 Resize Text. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

for (const { language } of bothTongues) {
  for (const { path } of everyPage) {
    test(`[S2] ${path} fits with letters of twice the size (${language})`, async ({
      page,
      sites,
      allowConsole,
    }) => {
      if (path === unknownPath) allowConsole(notFoundLine);
      await page.goto(`${sites[language]}${path}`);
      await act(page);
      await page.waitForLoadState('networkidle');
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      await expectToFit(page, [640, 1000, 1280]);
    });
  }
}
