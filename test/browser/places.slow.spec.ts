import type { Page } from '@playwright/test';
import { legalLinks } from '../../src/site/navigation';
import { invalidHtml } from '../support/invalidHtml';
import { origins } from './support/addresses';
import { faintText, seriousViolations } from './support/axe';
import { depthOf, early, longest, longLines } from './support/design';
import {
  coveredLines,
  cutWords,
  dotsFirst,
  lastWordsAlone,
  misfits,
  mixedType,
  type Question,
  setLetters,
  shortLeaders,
  smallHeading,
  smallTargets,
  spaceWidely,
  wideElements,
} from './support/fit';
import {
  controlsWithoutEdge,
  faintMarks,
  hiddenFocus,
  showAs,
  unmarkedChoices,
} from './support/focus';
import { brokenWords, largeTextWidths, whole } from './support/largeText';
import { faintOnPaper, lostOnPaper } from './support/paper';
import { modal, places } from './support/places';
import { shiftsOfVisit } from './support/shifts';
import { expect, test } from './support/test';
import { violations, watchMotion } from './support/watch';
import { bothLocales } from './support/words';

/** Console errors of intentional failures. */
const failures = /Failed to load resource|net::ERR_|ChunkLoad|dynamically imported|fetch/i;

/** The calendar's own script writes it, with a width of 100%. */
const calendarFrame = /<iframe[^>]*>/;

/** Long texts have headings of section size. */
const legalPaths: readonly string[] = legalLinks.map(({ to }) => to);

/** Where a page is asked most. Layouts that the languages share are asked in English, whose words are longer. */
const widthsIn = {
  en: [320, 390, 640, 768, 1000, 1100, 1180, 1280, 1600, 1920],
  he: [320, 390, 768, 1000, 1280, 1920],
};

for (const locale of bothLocales) {
  const { language } = locale;
  for (const [name, { variant = 'default', part, width = 390, reach }] of Object.entries(places)) {
    const isPage = reach === undefined;
    // A toast and the prompt for consent cover the focus until they are closed.
    const isLayer = part === modal || name === 'banner';
    // The panel closes in a wide window.
    const isOpenAt = (size: number) => size < 1000 || !name.startsWith('panel');
    // English words are longer; the place of a layer depends on the direction.
    if (!isPage && isLayer === (language === 'en')) continue;

    test(`[S2] shows ${name} in every window, size of text and medium (${language})`, async ({
      page,
      allowConsole,
    }) => {
      test.slow();
      allowConsole(failures);
      const site = origins(variant)[language];
      await page.addInitScript(watchMotion);
      await page.setViewportSize({ width, height: 844 });
      if (isPage) await loadReviewsAfterFonts(page);
      else await page.emulateMedia({ reducedMotion: 'reduce' });
      await reach?.(page, site, locale);
      const ask = (title: string, question: () => Promise<readonly string[]>) =>
        test.step(title, async () => expect.soft(await question(), title).toEqual([]));
      const askAll = async (...questions: readonly Question[]) =>
        (await Promise.all(questions.map((question) => page.evaluate(question)))).flat();

      // What a page renders at its start does not depend on the width: each language starts it at one.
      const [visited, started] = language === 'en' ? [1280, 390] : [390, 1280];
      for (const width of isPage ? [visited, started] : []) {
        await page.setViewportSize({ width, height: 844 });
        await ask(`no layout shift at ${width} px`, () =>
          shiftsOfVisit(page, site + name, width === started),
        );
        await ask(`lines are short at ${width} px`, () => page.evaluate(longLines));
        const max = longest[name]?.[width] ?? Infinity;
        const length = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(length).toBeLessThanOrEqual(max);
        const [first, lowest] = (width === 390 && early[name]) || ['body', 0];
        expect.soft(await page.evaluate(depthOf, first)).toBeLessThanOrEqual(lowest);
      }
      if (!isPage) {
        await ask('valid HTML', async () =>
          invalidHtml((await page.content()).replace(calendarFrame, '<iframe title="">')),
        );
        await ask('axe finds no violation', () => seriousViolations(page, part));
        await showAs(page, { colorScheme: 'dark' });
        await ask('words are seen in the dark', () => faintText(page, part));
        await showAs(page, { colorScheme: 'light' });
      }
      if (part !== modal) {
        await ask('paper holds what the screen says', () => lostOnPaper(page));
        await showAs(page, { media: 'print' });
        await ask('words are dark on white paper', () => askAll(faintOnPaper));
        await showAs(page, { media: 'screen' });
      }

      const questions: Question[] = [wideElements, cutWords, smallTargets, brokenWords];
      if (isPage) questions.push(lastWordsAlone, dotsFirst, shortLeaders);
      if (isPage) questions.push(mixedType, coveredLines);
      if (isPage && !legalPaths.includes(name)) questions.push(smallHeading);
      await ask('nothing is clipped at 280 px', () => misfits(page, [280]));
      if (isPage)
        await ask('no word is broken on phones', () => misfits(page, [360, 375], [brokenWords]));
      await ask('nothing is clipped, isolated or too small', () =>
        misfits(page, (isPage ? widthsIn[language] : [320, 768, 1280]).filter(isOpenAt), questions),
      );
      await setLetters(page, 32);
      await ask('text at twice the size fits', () =>
        misfits(
          page,
          (isPage ? largeTextWidths : [320, 768, 1280]).filter((size) => isOpenAt(size / 2)),
          whole,
        ),
      );
      await setLetters(page, 16);

      if (isLayer) {
        await showAs(page, { forcedColors: 'active' });
        await ask('forced colors leave edges, choices and rings', () =>
          askAll(controlsWithoutEdge, unmarkedChoices, faintMarks),
        );
        await showAs(page, { forcedColors: 'none' });
      }
      // Floating elements are the same on a page in both directions. The lowest is a window of 1280 px at 400 % zoom.
      const covers = isLayer || (isPage && language === 'en');
      for (const [across, down] of Object.entries({ 1280: 800, 390: 844, 320: 256 })) {
        if (!covers || !isOpenAt(Number(across))) continue;
        await page.setViewportSize({ width: Number(across), height: down });
        await ask(`focus is not covered at ${across} px`, () => page.evaluate(hiddenFocus));
      }
      if (isPage) await spaceWidely(page);
      if (isPage) await ask('wide text spacing fits', () => misfits(page, [320, 390, 1280]));
      if (isLayer) await ask('no motion', () => page.evaluate(() => window.motions));
      await ask('no violation of the content security policy', () => violations(page));
    });
  }
}

/** Review text may wrap differently in a fallback font. */
async function loadReviewsAfterFonts(page: Page): Promise<void> {
  await page.route('**/api/reviews/**', async (route) => {
    // Each font, with the other script’s: `fonts.ready` knows only those that a text has asked for.
    await page.evaluate(() =>
      Promise.allSettled(Array.from(document.fonts, (face) => face.load())),
    );
    await route.continue();
  });
}
