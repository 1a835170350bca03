import { expect } from '@playwright/test';
import { pageNames, pages } from '../../src/content/navigation';
import { bothLocales } from '../browser/support/words';
import { phone, sites, test } from './test';

/* Views that take a browser of their own. */

test.describe(() => {
  test.use({ hasScripts: false });
  for (const { language, t } of bothLocales) {
    test(`[S2] without scripts every page is complete and links lead on (${language})`, async ({
      visit,
    }) => {
      await visit.open(sites[language]);
      for (const path of [...pages.slice(1), '/contact'] as const) {
        await visit.select(`:is(header, footer) a[href="${path}"]`).click();
        await visit.expectTitle(t(`meta.${pageNames[path]}.title`));
        await visit.select('main h1').expectShown();
        expect(await visit.select('[style]').read(({ length }) => length)).toBe(0);
      }
      expect(await visit.select('main').text()).toContain(t('errors.noScript.form'));
    });
  }
});

test.describe(() => {
  test.use({ isDark: true, size: phone });
  test('[S1] every page is dark when the system is', async ({ visit }) => {
    for (const path of pages) {
      await visit.open(sites.he + path);
      const light = await visit.select('body').read(([body = document.body]) => {
        const { backgroundColor, color } = getComputedStyle(body);
        return [backgroundColor, color].map((text) => {
          const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
          return (red + green + blue) / 3;
        });
      });
      expect(light[0], path).toBeLessThan(80);
      expect(light[1], path).toBeGreaterThan(160);
    }
  });
});
