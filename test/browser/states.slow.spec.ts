import { origins } from './support/addresses';
import { faintText, seriousViolations } from './support/axe';
import { misfits, smallTargets } from './support/fit';
import {
  controlsWithoutEdge,
  faintMarks,
  hiddenFocus,
  showAs,
  unmarkedChoices,
} from './support/focus';
import { states } from './support/states';
import { expect, test } from './support/test';
import { violations, watchMotion } from './support/watch';
import { bothLocales } from './support/words';

/** Console errors of intentional failures. */
const failures = /Failed to load resource|net::ERR_|ChunkLoad|dynamically imported|fetch/i;

/**
 * States with every kind of control: in forced colors, with reduced motion, and by keyboard. A toast and the prompt for
 * consent cover the focus until they are closed, so states with them are not among these.
 */
const usedByKeyboard = ['panel', 'languages', 'banner', 'booking', 'booking-failed', 'prices'];

test.use({ reducedMotion: 'reduce' });

for (const locale of bothLocales) {
  const { language } = locale;
  for (const [name, { variant = 'default', reach, width = 390 }] of Object.entries(states)) {
    test(`[S2] shows the state ${name} at window widths from 280 to 1920 px (${language})`, async ({
      page,
      allowConsole,
    }) => {
      test.slow();
      allowConsole(failures);
      await page.addInitScript(watchMotion);
      await page.setViewportSize({ width, height: 844 });
      await reach(page, origins(variant)[language], locale);
      expect.soft(await page.evaluate(smallTargets)).toEqual([]);
      // The panel closes in a wide window.
      const isOpenAt = (size: number) => size < 1000 || !name.startsWith('panel');
      for (const size of [390, 1280].filter(isOpenAt)) {
        await page.setViewportSize({ width: size, height: 844 });
        await showAs(page, { colorScheme: 'light' });
        expect.soft(await seriousViolations(page), `${size} px`).toEqual([]);
        await showAs(page, { colorScheme: 'dark' });
        expect.soft(await faintText(page), `${size} px`).toEqual([]);
      }
      expect
        .soft(await misfits(page, [280, 320, 390, 768, 1280, 1920].filter(isOpenAt)))
        .toEqual([]);

      expect.soft(await violations(page)).toEqual([]);
      if (!usedByKeyboard.includes(name)) return;
      await showAs(page, { forcedColors: 'active' });
      for (const question of [controlsWithoutEdge, unmarkedChoices, faintMarks])
        expect.soft(await page.evaluate(question), 'in forced colors').toEqual([]);
      await showAs(page, { forcedColors: 'none' });

      // The lowest is a window of 1280 px at 400 % zoom.
      for (const [across, down] of Object.entries({ 1280: 800, 390: 844, 320: 256 })) {
        if (!isOpenAt(Number(across))) continue;
        await page.setViewportSize({ width: Number(across), height: down });
        expect.soft(await page.evaluate(hiddenFocus), `${across} px`).toEqual([]);
      }
      expect.soft(await page.evaluate(() => window.motions)).toEqual([]);
    });
  }
}
