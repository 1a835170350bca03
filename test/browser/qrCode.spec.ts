import { scan } from './support/scan';
import { expect, test } from './support/test';
import { bothLocales } from './support/words';

for (const { language } of bothLocales) {
  test(`[S2] a phone reads the tent's code off the screen (${language})`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(sites[language]);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const codes = page.locator('[data-object="tableTent"] [data-qr]');
    await expect(codes).toHaveCount(2);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const code of await codes.all()) {
        expect(await scan(code), colorScheme).toBe(new URL(canonical ?? '').origin);
      }
    }
  });
}
