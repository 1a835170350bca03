/* Checks design rules on the page, one line for each problem. */

/** Maximum page length in px by window width: nine screens on phones, six on desktops. */
export const longest: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  '/': { 390: 7250, 1280: 4900 },
  '/services': { 390: 6700, 1280: 5100 },
};

/** What phones show at first, and how low it may begin, in px. */
export const early: Readonly<Record<string, readonly [selector: string, lowest: number]>> = {
  '/': ['[data-part="turn"] > button', 800],
  '/pricing': ['#plans bdi', 600],
  '/contact': ['form input:not([type="hidden"])', 700],
};

/** Distance of an element from the top of the page, in px. */
export function depthOf(selector: string): number {
  const { top = Infinity } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return top + scrollY;
}

/** Running text with lines that are too long to read comfortably. */
export function longLines(): string[] {
  const max = 75;
  return [...document.querySelectorAll('main :is(p, li, dd)')].flatMap((element) => {
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of text.textContent?.matchAll(/\S+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const top = Math.round(range.getBoundingClientRect().top / 4);
        lines.set(top, (lines.get(top) ?? -1) + word.length + 1);
      }
    }
    const length = Math.max(0, ...lines.values());
    return lines.size > 1 && length > max
      ? [`${length} characters: "${element.textContent?.slice(0, 40)}"`]
      : [];
  });
}
