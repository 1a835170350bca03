import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { expect, test } from './support/test';

for (const language of ['en', 'he'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[S2] a phone reads the tent's code off the screen (${language}, ${colorScheme})`, async ({
      page,
      sites,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(sites[language]);
      const settings = JSON.parse(await page.locator('#page-data').innerText()).settings;
      const codes = page.locator('[data-object="tableTent"] [data-qr]');
      await expect(codes).toHaveCount(2);
      for (const code of await codes.all()) {
        await code.scrollIntoViewIfNeeded();
        const { data, width, height } = PNG.sync.read(await code.screenshot());
        const read = jsQR(new Uint8ClampedArray(data), width, height);
        expect(read?.data).toBe(settings.origin[language]);
      }
    });
  }
}
