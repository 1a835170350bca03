import process from 'node:process';
import type { Page, TestInfo } from '@playwright/test';
import { everyPage, origins } from './support/addresses';
import { faintText, seriousViolations } from './support/axe';
import { misfits, smallTargets } from './support/fit';
import { showAs } from './support/focus';
import { galleryStates } from './support/galleryStates';
import { open, states } from './support/states';
import { expect, test } from './support/test';
import { violations } from './support/watch';
import { bothLocales } from './support/words';

/*
 * `GALLERY=1 SLOW=1 npx playwright test states --reporter=html` attaches screenshots of every page and state in both
 * color schemes to Playwright's report: `npx playwright show-report`.
 */
const isGallery = process.env.GALLERY === '1';

/** Console errors of intentional failures. */
const failures = /Failed to load resource|net::ERR_|ChunkLoad|dynamically imported|fetch/i;

/** States that no other spec checks with axe. */
const unopened = ['panel', 'languages', 'bill'];

for (const locale of bothLocales) {
  const { language } = locale;
  for (const [name, { variant = 'default', reach, widths = [390, 1280] }] of Object.entries(
    states,
  )) {
    test(`[S2] shows the state ${name} at window widths from 280 to 1920 px (${language})`, async ({
      page,
      allowConsole,
    }, testInfo) => {
      allowConsole(failures);
      await page.setViewportSize({ width: widths[0] ?? 390, height: 844 });
      await reach(page, origins(variant)[language], locale);
      if (isGallery) await attachPictures(page, testInfo, widths);
      expect.soft(await page.evaluate(smallTargets)).toEqual([]);
      if (unopened.includes(name)) {
        expect.soft(await seriousViolations(page)).toEqual([]);
        await showAs(page, { colorScheme: 'dark' });
        expect.soft(await faintText(page)).toEqual([]);
      }
      expect.soft(await misfits(page, [280, 320, 390, 768, 1280, 1920])).toEqual([]);
      expect.soft(await violations(page)).toEqual([]);
    });
  }

  for (const [name, { variant = 'default', reach }] of Object.entries(
    isGallery ? galleryStates : {},
  )) {
    test(`shows ${name} (${language})`, async ({ page, allowConsole }, testInfo) => {
      allowConsole(failures);
      await reach(page, origins(variant)[language], locale);
      await attachPictures(page, testInfo, [390, 1280]);
    });
  }

  for (const { path } of isGallery ? everyPage : []) {
    test(`shows ${path} (${language})`, async ({ page, allowConsole }, testInfo) => {
      allowConsole(failures);
      await open(page, `${origins('default')[language]}${path}`);
      // Reviews load when the page is scrolled to them.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
      await attachPictures(page, testInfo, [390, 768, 1280, 1920], { fullPage: true });
    });
  }
}

async function attachPictures(
  page: Page,
  testInfo: TestInfo,
  widths: readonly number[],
  options: { readonly fullPage?: true } = {},
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await showAs(page, { colorScheme });
      const body = await page.screenshot(options);
      await testInfo.attach(`${width} px, ${colorScheme}`, { body, contentType: 'image/png' });
    }
  }
  await showAs(page, { colorScheme: 'light' });
}
