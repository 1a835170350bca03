import type { Page } from '@playwright/test';
import { settle } from './shifts';

/** A check that runs in the page and returns one line for each problem. */
export type Question = () => string[];

/** Layout problems in windows of these widths (px), one line each. */
export async function misfits(
  page: Page,
  widths: readonly number[],
  questions: readonly Question[] = [wideElements, cutWords],
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const ask = async () => {
      await settle(page);
      // One call, because most calls take longer than their question.
      return page.evaluate<string[]>(`[${questions.map((question) => `...(${question})()`)}]`);
    };
    // Lengths in `vw` may still be those of the last width, so that a problem has to stay.
    if ((await ask()).length === 0) continue;
    found.push(...(await ask()).map((line) => `at ${width} px: ${line}`));
  }
  return found;
}

/** True if the page is wider than the window. */
export function wideElements(): string[] {
  const excess = document.documentElement.scrollWidth - innerWidth;
  return excess > 0 ? [`the page is ${excess} px wider than the window`] : [];
}

/** Text that is clipped by an element, or outside the window. */
export function cutWords(): string[] {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    // Visually hidden elements are one pixel wide; covers and illustrations are pictures.
    return width > 1 && height > 1 && !element.closest('[aria-hidden="true"]');
  };
  const cuts = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { left, right } = element.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(element);
    // Not a leader, which is cut by intention.
    const isCutAcross =
      /hidden|clip/.test(overflowX) &&
      [...words.getClientRects()].some((line) => line.left < left - 1 || line.right > right + 1);
    const isCutDown =
      /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    return isCutAcross || isCutDown;
  };
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      isInScroller(element.parentElement));
  // An ancestor may clip what would widen the page.
  const isPastEdge = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > innerWidth + 1) && !isInScroller(element);
  };
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasWords(element) && isShown(element))
    .filter((element) => cuts(element) || isPastEdge(element))
    .map((element) => `cut off: ${element.tagName} "${element.textContent?.slice(0, 40)}"`);
}

/** Headings of three or more words whose last line is a single word. */
export function lastWordsAlone(): string[] {
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
    return isBroken && together === 1 ? [`one word alone: "${heading.textContent}"`] : [];
  });
}

/** Lines of text whose feet are below something, other than what floats. */
export function coveredLines(): string[] {
  const floats = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
  const paints = (element: Element, from: Element): boolean =>
    !element.contains(from) &&
    (element.matches('svg *, img') ||
      getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      (element.parentElement !== null && paints(element.parentElement, from)));
  scrollTo(0, 0);
  const lines: { parent: Element; words: string; line: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent } = text;
    const words = text.textContent?.trim().slice(0, 40);
    if (!words || !parent?.checkVisibility({ opacityProperty: true })) continue;
    if (parent.closest('[aria-hidden="true"], [inert]') || floats(parent)) continue;
    if (parent.getBoundingClientRect().width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects())
      if (line.width > 4) lines.push({ parent, words, line });
  }
  const covered = lines.filter(({ parent, line: { left, right, top, height } }) => {
    const feet = top + 0.8 * height;
    if (Math.abs(feet - scrollY - innerHeight / 2) > innerHeight / 4)
      scrollTo(0, feet - innerHeight / 2);
    return [left + 2, (left + right) / 2, right - 2].some((x) => {
      const hit = document.elementFromPoint(x, feet - scrollY);
      return hit && !parent.contains(hit) && paints(hit, parent) && !floats(hit);
    });
  });
  scrollTo(0, 0);
  return covered.map(({ words }) => `covered: "${words}"`);
}

/** Lines that begin with the dot between two parts of a line. */
export function dotsFirst(): string[] {
  const found: string[] = [];
  const boxOf = (text: Node, index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect();
  };
  let before: [Node, number] | undefined;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { index, 0: letter } of text.textContent?.matchAll(/\S/g) ?? []) {
      // Only dots are measured, because a page has thousands of letters.
      if (letter === '·' && before && boxOf(text, index).top > boxOf(...before).bottom - 4)
        found.push(`a dot begins a line: "${text.textContent}"`);
      before = [text, index];
    }
  }
  return found;
}

/** Dotted leaders that are shorter than 24 px, and look like an ellipsis, or end below their price. */
export function shortLeaders(): string[] {
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const { borderBottomStyle, marginLeft, marginRight } = getComputedStyle(element, '::after');
    if (borderBottomStyle !== 'dotted' || !element.checkVisibility()) return [];
    const words = document.createRange();
    words.selectNodeContents(element);
    const line = [...words.getClientRects()].at(-1);
    const { left, right } = element.getBoundingClientRect();
    if (!line) return [];
    const price = element.closest('div, a')?.querySelector('dd bdi')?.getBoundingClientRect();
    if (price && price.bottom < line.bottom - 12)
      return [`a price above its leader: "${element.textContent}"`];
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const length = isRightToLeft ? line.left - left : right - line.right;
    const gap = Number.parseFloat(isRightToLeft ? marginRight : marginLeft);
    return length - gap < 23.5 ? [`a leader of ${length - gap} px: "${element.textContent}"`] : [];
  });
}

/** Targets smaller than 44 px in either direction, apart from links in text. */
export function smallTargets(): string[] {
  const targets =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitemradio]';
  const isInText = (element: Element) =>
    element.matches('p a, dd a, td a') && getComputedStyle(element).display === 'inline';
  return [...document.querySelectorAll(targets)].flatMap((element) => {
    // A checkbox or radio button includes its label.
    const label = element.closest('label');
    const { width, height } = (label ?? element).getBoundingClientRect();
    const isHidden = !element.checkVisibility({ opacityProperty: true }) || width <= 1;
    if (isHidden || isInText(element) || element.closest('[inert], [aria-hidden=true]')) {
      return [];
    }
    // The floating helpers are as wide as the gutter. Source: WCAG 2.2, success criterion 2.5.8.
    const least = element.matches('[data-part="helper"]') ? 24 : 44;
    if (Math.round(width) >= least && Math.round(height) >= 44) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return [`too small: ${element.tagName} "${name.trim().slice(0, 40)}" ${width} × ${height}`];
  });
}

/**
 * Sets text spacing like a user style sheet, despite the content security policy. Source: WCAG 2.2, 1.4.12 Text
 * Spacing.
 */
export function spaceWidely(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Sets the browser's font size, in px; 16 is the default. Source: WCAG 2.2, 1.4.4 Resize Text. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).fontSize === `${wanted}px`,
    size,
    { polling: 20 },
  );
}

/** Reports more than six font sizes, sizes below 13 px, and running text below 16 px. */
export function mixedType(): string[] {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const sizes = new Map<number, string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, textContent } = text;
    const words = textContent?.trim();
    // Drawings contain text of their own.
    if (!words || !parent || parent.closest('svg, [aria-hidden="true"], script, style')) continue;
    if (parent.getClientRects().length === 0) continue;
    const size = Math.round(sizeOf(parent) * 10) / 10;
    if (!sizes.has(size)) sizes.set(size, words.slice(0, 30));
  }
  const body = sizeOf(document.body);
  const listed = [...sizes].sort(([a], [b]) => a - b).map(([size, words]) => `${size} "${words}"`);
  return [
    ...(sizes.size > 6 ? [`${sizes.size} sizes of type: ${listed.join(', ')}`] : []),
    ...(Math.min(...sizes.keys()) < 13 ? [`type below 13 px: ${listed[0]}`] : []),
    ...(body < 16 ? [`text of ${body} px`] : []),
  ];
}

/** Reports page headings below twice the text size, or three times on desktops. */
export function smallHeading(): string[] {
  const heading = document.querySelector('h1');
  if (!heading) return ['no h1'];
  const [size = 0, body = 0] = [heading, document.body].map((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );
  return size < (innerWidth >= 1280 ? 3 : 2) * body ? [`h1 of ${size} px`] : [];
}
