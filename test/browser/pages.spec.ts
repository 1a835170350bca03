import { plans } from '../../src/content/plans';
import { navLinks } from '../../src/site/navigation';
import { isPagePath } from '../../src/site/pagePath';
import { everyPage, notFoundLine } from './support/addresses';
import { faintText, seriousViolations } from './support/axe';
import {
  controlsWithoutEdge,
  faintMarks,
  linedLinks,
  showAs,
  unmarkedChoices,
} from './support/focus';
import { headOf } from './support/head';
import { shekelSigns } from './support/shekels';
import { expect, hydrateSite, test } from './support/test';
import { violations } from './support/watch';
import { bothLocales, locales } from './support/words';

/** For pages with amounts: prices, illustrations, budgets. */
const fewestAmounts: Readonly<Record<string, number>> = {
  '/': 10,
  '/services': 8,
  '/pricing': 11,
  '/contact': 4,
};

for (const locale of bothLocales) {
  const { language, t } = locale;
  // Export tests cover every Hebrew page; these are the pages where direction moves an amount.
  const pages = everyPage.filter(({ path }) => language === 'en' || path in fewestAmounts);
  for (const { path } of pages) {
    const isFound = isPagePath(path);

    test(`[S2] serves ${path} publicly and accessible (${language})`, async ({
      page,
      sites,
      expectConsole,
    }) => {
      if (!isFound) expectConsole(notFoundLine);
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).origin));
      const answer = await page.goto(`${sites[language]}${path}`);
      const exported = await headOf(page);

      await test.step('[S2] it is there, with its styles', async () => {
        expect.soft(answer?.status()).toBe(isFound ? 200 : 404);
        // Exported styles pass the policy before the site's code runs.
        await expect.soft(page.getByRole('banner')).toHaveCSS('position', 'sticky');
      });

      await test.step('[S1] hydration keeps its head and requests no other host', async () => {
        await hydrateSite(page);
        await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
        expect.soft(await headOf(page)).toEqual(exported);
        await expect.soft(page.locator('head title')).toHaveCount(1);
        expect.soft([...hosts]).toEqual([sites[language]]);
        expect.soft(await violations(page)).toEqual([]);
      });

      await test.step('[S9] the shekel sign is on the left of its digits', async () => {
        const { measured, misplaced } = await page.evaluate(shekelSigns);
        expect.soft(misplaced).toEqual([]);
        expect.soft(measured).toBeGreaterThanOrEqual(fewestAmounts[path] ?? 0);
      });

      // Nothing of the rest depends on the language.
      if (language === 'he') return;
      await test.step('[S6] it sets no cookie', async () => {
        expect.soft(page.url()).toBe(new URL(path, sites[language]).href);
        expect.soft(await page.context().cookies()).toEqual([]);
      });

      await test.step('[S2] only the current page’s header link is underlined', async () => {
        const own = navLinks.filter(({ to }) => to === path).map(({ label }) => t(label));
        expect.soft(await page.evaluate(linedLinks)).toEqual(own);
        await showAs(page, { forcedColors: 'active' });
        expect.soft(await page.evaluate(linedLinks)).toEqual(own);
        for (const question of [controlsWithoutEdge, unmarkedChoices, faintMarks])
          expect.soft(await page.evaluate(question)).toEqual([]);
        await showAs(page, { forcedColors: 'none' });
      });

      for (const [colorScheme, barriers] of [
        ['light', seriousViolations],
        ['dark', faintText],
      ] as const) {
        await test.step(`[S2] axe finds no violation, and focus is visible on every background (${colorScheme})`, async () => {
          await showAs(page, { colorScheme });
          expect.soft(await barriers(page)).toEqual([]);
          expect.soft(await page.evaluate(faintMarks)).toEqual([]);
        });
      }
    });
  }
}

test('[S2] prints no controls of the price list', async ({ page, english }) => {
  await page.goto(`${english}/pricing`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const { button } of plans)
    await expect(
      page.getByRole('main').getByRole('link', { name: locales.en.t(button) }),
    ).toHaveCount(0);
});
