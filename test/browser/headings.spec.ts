import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { act, expect, test } from './support/test';
import { bothTongues } from './support/words';

/** In the page: headings of three words or more, on more than one line, whose last holds one word. */
function endingAlone(): string[] {
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    const tops: number[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of text.textContent?.matchAll(/\S+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        tops.push(Math.round(range.getBoundingClientRect().top));
      }
    }
    const last = tops.at(-1) ?? 0;
    const isBroken = tops.length > 2 && last - (tops[0] ?? 0) > 4;
    const together = tops.filter((top) => Math.abs(top - last) <= 4).length;
    return isBroken && together === 1 ? [heading.textContent ?? ''] : [];
  });
}

for (const { language } of bothTongues) {
  for (const { path } of everyPage) {
    test(`[S2] no heading of ${path} ends with one word alone (${language})`, async ({
      page,
      sites,
      expectConsole,
    }) => {
      if (path === unknownPath) expectConsole(notFoundLine);
      await page.goto(`${sites[language]}${path}`);
      await act(page);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 390, 768, 1000, 1100, 1180, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(endingAlone), `at ${width} px`).toEqual([]);
      }
    });
  }
}
