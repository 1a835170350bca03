import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { seriousViolations } from './support/axe';
import { languageButton, panel, panelButton } from './support/roles';
import { act, expect, test } from './support/test';
import { bothTongues } from './support/words';

// Nothing fades in: axe looks at the colours of one moment.
test.use({ reducedMotion: 'reduce' });

for (const tongue of bothTongues) {
  const { language } = tongue;
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      for (const { path } of everyPage) {
        test(`[S2] axe finds no barrier on ${path}`, async ({ page, sites, expectConsole }) => {
          if (path === unknownPath) expectConsole(notFoundLine);
          await page.goto(`${sites[language]}${path}`);
          await act(page);
          await page.waitForLoadState('networkidle');
          expect(await seriousViolations(page)).toEqual([]);
        });
      }

      test('[S2] axe finds no barrier in the open panel', async ({ page, sites }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(sites[language]);
        await panelButton(page, tongue).click();
        await expect(panel(page, tongue)).toBeVisible();
        expect(await seriousViolations(page)).toEqual([]);
      });

      test('[S4] axe finds no barrier in the open languages', async ({ page, sites }) => {
        await page.goto(sites[language]);
        await languageButton(page, tongue).click();
        await expect(page.getByRole('menu')).toBeVisible();
        expect(await seriousViolations(page)).toEqual([]);
      });
    });
  }
}
