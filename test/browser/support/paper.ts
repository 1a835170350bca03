import type { Page } from '@playwright/test';
import { showAs } from './focus';

/** Content of a page without a meaning on paper, by selector. */
const screenOnly = {
  buttons: 'button',
  'the closing section': '#closing',
  'the number of folded questions': 'details:has(details) > summary',
  'the calendar': '#consultation [tabindex]',
  'fields, and their form except the bill in it':
    'fieldset, label[for], form[aria-labelledby] :not([data-bill] *)',
  'the lead of a form': '#order-heading + p',
  'links to pages, and the headings of their columns': 'footer a[href^="/"], footer h2',
  'links to parts of the page':
    'main [href^="#"], details:has([href^="#"]), h3:has(+ a[href^="#"])',
} as const;

/** Content width of A4 in px, within the margins of `@page`. */
const paperWidth = 673;

/**
 * Opens the page in print media, as wide as the paper. @returns texts that the screen shows, at once or in a closed
 * disclosure, and the paper does not.
 */
export async function lostOnPaper(page: Page): Promise<string[]> {
  const meant = await page.evaluate(textsOf, Object.values(screenOnly).join());
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: paperWidth, height: 952 });
  await showAs(page, { media: 'print' });
  const printed = await page.evaluate(textsOf, '');
  await showAs(page, { media: 'screen' });
  await page.setViewportSize({ width, height });
  // By text: the calendar may load between both looks.
  return meant.filter((text) => {
    const place = printed.indexOf(text);
    if (place >= 0) printed.splice(place, 1);
    return place < 0;
  });
}

/** Runs in the page: each text of its content that is shown and not within one of `left`. */
function textsOf(left: string): string[] {
  const isInPart = (element: Element, { left: start, right: end, top, bottom }: DOMRect) => {
    const own = element.getBoundingClientRect();
    return (
      own.left <= start + 1 &&
      own.right >= end - 1 &&
      own.top <= top + 1 &&
      own.bottom >= bottom - 1
    );
  };
  const isPrint = matchMedia('print').matches;
  /** Paper does not scroll. */
  const isCut = (element: Element | null, place: DOMRect): boolean =>
    element !== null &&
    ((getComputedStyle(element).overflow !== 'visible' && !isInPart(element, place)) ||
      isCut(element.parentElement, place));
  return [...document.querySelectorAll('main, footer')].flatMap((part) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      const range = document.createRange();
      range.selectNodeContents(node);
      const place = range.getBoundingClientRect();
      const isOff = place.left < -1 || place.right > innerWidth + 1;
      const isButton = (link: Element | null) =>
        link !== null && getComputedStyle(link).borderStartStartRadius === '999px';
      const isShown =
        parent !== null &&
        // Visually hidden texts are for screen readers.
        parent.offsetWidth !== 1 &&
        !(left && isButton(parent.closest('a'))) &&
        !parent.closest('noscript, [aria-hidden="true"]') &&
        (parent.checkVisibility() ||
          (!isPrint && parent.closest('details:not([open])') !== null)) &&
        !(left && parent.closest(left)) &&
        !(isPrint && (isOff || isCut(parent, place)));
      const text = textContent?.trim();
      if (isShown && text) texts.push(text);
    }
    return texts;
  });
}

/** Runs in print media: text that is too faint for white paper, where browsers leave out backgrounds. */
export function faintOnPaper(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = (color: string) => {
    if (!canvas) return 1;
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(
      canvas.getImageData(0, 0, 1, 1).data,
      (channel) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      },
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return '#fff';
    const { backgroundColor } = getComputedStyle(element);
    return /, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };
  const found = new Set<string>();
  for (const element of document.querySelectorAll('header *, main *, footer *')) {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasWords || !element.checkVisibility() || element.closest('[aria-hidden="true"]'))
      continue;
    const words = light(getComputedStyle(element).color) + 0.05;
    const ratios = ['#fff', groundOf(element)].map((ground) => {
      const other = light(ground) + 0.05;
      return Math.max(words, other) / Math.min(words, other);
    });
    if (Math.min(...ratios) < 4.5)
      found.add(`faint: "${element.textContent?.trim().slice(0, 40)}"`);
  }
  return [...found];
}
