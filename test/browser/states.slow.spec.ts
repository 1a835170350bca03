import { origins } from './support/addresses';
import { faintText, seriousViolations } from './support/axe';
import { misfits, smallTargets } from './support/fit';
import { showAs } from './support/focus';
import { states } from './support/states';
import { expect, test } from './support/test';
import { violations } from './support/watch';
import { bothLocales } from './support/words';

/** Console errors of intentional failures. */
const failures = /Failed to load resource|net::ERR_|ChunkLoad|dynamically imported|fetch/i;

for (const locale of bothLocales) {
  const { language } = locale;
  for (const [name, { variant = 'default', reach, width = 390 }] of Object.entries(states)) {
    test(`[S2] shows the state ${name} at window widths from 280 to 1920 px (${language})`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(failures);
      await page.setViewportSize({ width, height: 844 });
      await reach(page, origins(variant)[language], locale);
      expect.soft(await page.evaluate(smallTargets)).toEqual([]);
      // The panel closes in a wide window.
      for (const size of name.startsWith('panel') ? [390] : [390, 1280]) {
        await page.setViewportSize({ width: size, height: 844 });
        await showAs(page, { colorScheme: 'light' });
        expect.soft(await seriousViolations(page), `${size} px`).toEqual([]);
        await showAs(page, { colorScheme: 'dark' });
        expect.soft(await faintText(page), `${size} px`).toEqual([]);
      }
      expect.soft(await misfits(page, [280, 320, 390, 768, 1280, 1920])).toEqual([]);
      expect.soft(await violations(page)).toEqual([]);
    });
  }
}
