import { states } from '../../src/tools/gallery/states';
import { origins } from './support/addresses';
import { faintText, seriousViolations } from './support/axe';
import { misfits, smallTargets } from './support/fit';
import { showAs } from './support/focus';
import { expect, test } from './support/test';
import { violations } from './support/watch';
import { bothLocales } from './support/words';

/** What failing on purpose leaves on the console. */
const failures = /Failed to load resource|net::ERR_|ChunkLoad|dynamically imported|fetch/i;

/** What no test of a page opens. */
const unopened = ['panel', 'languages', 'bill'];

for (const { language } of bothLocales) {
  for (const [name, { variant = 'default', reach, widths = [390, 1280] }] of Object.entries(
    states,
  )) {
    test(`[S2] the state ${name} fits windows from 280 to 1920 px (${language})`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(failures);
      await page.setViewportSize({ width: widths[0] ?? 390, height: 844 });
      await reach(page, origins(variant)[language], language);
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
}
