import { invalidHtml } from '../support/invalidHtml';
import { origins } from './support/addresses';
import { seriousViolations } from './support/axe';
import { misfits, setLetters, smallTargets } from './support/fit';
import {
  controlsWithoutEdge,
  faintMarks,
  hiddenFocus,
  showAs,
  unmarkedChoices,
} from './support/focus';
import { largeTextWidths, whole } from './support/largeText';
import { lostOnPaper } from './support/paper';
import { modal, states } from './support/states';
import { expect, test } from './support/test';
import { violations, watchMotion } from './support/watch';
import { bothLocales } from './support/words';

/** Console errors of intentional failures. */
const failures = /Failed to load resource|net::ERR_|ChunkLoad|dynamically imported|fetch/i;

/** The calendar's own script writes it, with a width of 100%. */
const calendarFrame = /<iframe[^>]*>/;

test.use({ reducedMotion: 'reduce' });

for (const locale of bothLocales) {
  const { language } = locale;
  for (const [name, { variant = 'default', part, reach, width = 390 }] of Object.entries(states)) {
    test(`[S2] shows the state ${name} at window widths from 280 to 1280 px (${language})`, async ({
      page,
      allowConsole,
    }) => {
      test.slow();
      allowConsole(failures);
      await page.addInitScript(watchMotion);
      await page.setViewportSize({ width, height: 844 });
      await reach(page, origins(variant)[language], locale);
      expect.soft(await page.evaluate(smallTargets)).toEqual([]);
      const html = await page.content();
      expect.soft(await invalidHtml(html.replace(calendarFrame, '<iframe title="">'))).toEqual([]);
      // The panel closes in a wide window.
      const isOpenAt = (size: number) => size < 1000 || !name.startsWith('panel');
      // No rule of axe depends on the language as well as on the width and the scheme.
      const isWide = language === 'he' && isOpenAt(1280);
      await page.setViewportSize({ width: isWide ? 1280 : 390, height: 844 });
      await showAs(page, { colorScheme: language === 'he' ? 'dark' : 'light' });
      expect.soft(await seriousViolations(page, part)).toEqual([]);
      expect.soft(await misfits(page, [280, 320, 390, 768, 1280].filter(isOpenAt))).toEqual([]);

      await setLetters(page, 32);
      const large = largeTextWidths.filter((size) => isOpenAt(size / 2));
      expect.soft(await misfits(page, large, whole), 'text at twice the size').toEqual([]);
      await setLetters(page, 16);
      if (part !== modal) expect.soft(await lostOnPaper(page), 'on paper').toEqual([]);
      expect.soft(await violations(page)).toEqual([]);
      // A toast and the prompt for consent cover the focus until they are closed; other pages are looked at as they load.
      if (part !== modal && name !== 'banner') return;
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
