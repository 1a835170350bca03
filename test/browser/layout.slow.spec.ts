import { legalLinks } from '../../src/site/navigation';
import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { seriousExceptContrast } from './support/axe';
import { longest, longLines, pageLength, strayAccents } from './support/design';
import {
  cutWords,
  enlargeText,
  lastWordsAlone,
  misfits,
  mixedType,
  setLetters,
  smallHeading,
  smallTargets,
  spaceWidely,
  wideElements,
} from './support/fit';
import { faintMarks, hiddenFocus, showAs } from './support/focus';
import { largeTextWidths, whole } from './support/largeText';
import { faintOnPaper, lostOnPaper } from './support/paper';
import { switchLanguage } from './support/roles';
import { settle, shiftsOfVisit } from './support/shifts';
import { expect, test } from './support/test';
import { bothLocales, locales } from './support/words';

/** Long texts have headings of section size. */
const legalPaths: readonly string[] = legalLinks.map(({ to }) => to);

const widths = [320, 390, 640, 1000, 1180, 1280, 1920];

for (const { language } of bothLocales) {
  for (const { path } of everyPage) {
    test(`[S2] shows ${path} without layout shift, at every window size (${language})`, async ({
      page,
      sites,
      expectConsole,
    }) => {
      if (path === unknownPath) expectConsole(notFoundLine);
      // Review text may wrap differently in a fallback font, so reviews load after the fonts.
      await page.route('**/api/reviews/**', async (route) => {
        // Each font, with the other script’s: `fonts.ready` knows only those that a text has asked for.
        await page.evaluate(() =>
          Promise.allSettled(Array.from(document.fonts, (face) => face.load())),
        );
        await route.continue();
      });

      for (const width of [390, 1280]) {
        await test.step(`[S2] no layout shift at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await shiftsOfVisit(page, `${sites[language]}${path}`)).toEqual([]);
        });
        await test.step(`[S1] page length and typography are within limits at ${width} px`, async () => {
          const max = longest[path]?.[width] ?? Infinity;
          expect.soft(await page.evaluate(pageLength)).toBeLessThanOrEqual(max);
          expect.soft(await page.evaluate(longLines)).toEqual([]);
          expect.soft(await page.evaluate(strayAccents)).toEqual([]);
        });
      }

      await test.step('[S2] axe finds no violation, and focus is visible on every background', async () => {
        if (language === 'en') return;
        expect.soft(await seriousExceptContrast(page)).toEqual([]);
        expect.soft(await page.evaluate(faintMarks)).toEqual([]);
      });

      await test.step('[S2] paper holds what the screen says, dark on white', async () => {
        expect.soft(await lostOnPaper(page)).toEqual([]);
        await showAs(page, { media: 'print' });
        expect.soft(await page.evaluate(faintOnPaper)).toEqual([]);
        await showAs(page, { media: 'screen' });
      });

      await test.step('[S4] a language change keeps the reading position', async () => {
        // Every second change is from Hebrew.
        if (language === 'en') return;
        let shown = locales[language];
        for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          const heading = await page.evaluate(firstHeadingAt, part);
          shown = await switchLanguage(page, shown);
          await settle(page);
          const moved = await page.evaluate(topOfHeading, heading.place);
          expect.soft(Math.abs(moved - heading.top), `${part}`).toBeLessThanOrEqual(80);
        }
        await switchLanguage(page, shown);
      });

      await test.step('[S2] nothing is clipped, isolated or too small from 280 to 1920 px', async () => {
        const questions = [wideElements, cutWords, lastWordsAlone, smallTargets, mixedType];
        if (!legalPaths.includes(path)) questions.push(smallHeading);
        expect.soft(await misfits(page, [280], [wideElements, cutWords])).toEqual([]);
        expect.soft(await misfits(page, widths, questions)).toEqual([]);
      });

      await test.step('[S2] focus is never covered, neither at 400 % zoom of 1280 px', async () => {
        // Floating elements are the same in both directions.
        if (language === 'he') return;
        for (const [width, height] of [
          [1280, 800],
          [390, 844],
          [320, 256],
        ] as const) {
          await page.setViewportSize({ width, height });
          expect.soft(await page.evaluate(hiddenFocus), `${width} × ${height} px`).toEqual([]);
        }
      });

      await test.step('[S2] text at twice the size fits', async () => {
        await setLetters(page, 32);
        expect.soft(await misfits(page, largeTextWidths, whole)).toEqual([]);
        await setLetters(page, 16);
        // A page’s own root moves no breakpoint. The direction changes no width.
        if (language === 'he') {
          const setRoot = (fontSize: string) =>
            page.evaluate((size) => {
              document.documentElement.style.fontSize = size;
            }, fontSize);
          await setRoot('200%');
          expect.soft(await misfits(page, [390, 768, 1920], whole), 'the page’s root').toEqual([]);
          await setRoot('');
        }
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate(enlargeText, 2 as const);
          expect.soft(await misfits(page, [width]), 'text alone').toEqual([]);
          await page.evaluate(enlargeText, 1 as const);
        }
      });

      await test.step('[S2] wide text spacing fits', async () => {
        await spaceWidely(page);
        expect.soft(await misfits(page, [320, 390, 1280])).toEqual([]);
      });
    });
  }
}

/** Scrolls to this part of the page. @returns the first heading on screen, below the header. */
function firstHeadingAt(part: number) {
  const { scrollHeight } = document.documentElement;
  scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' });
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const tops = [...document.querySelectorAll('main :is(h1, h2, h3)')].map(
    (heading) => heading.getBoundingClientRect().top,
  );
  const place = tops.findIndex((top) => top >= header);
  return { place, top: tops[place] ?? 0 };
}

function topOfHeading(place: number): number {
  const headings = document.querySelectorAll('main :is(h1, h2, h3)');
  return headings[place]?.getBoundingClientRect().top ?? 0;
}
