import { cutWords, type Question, wideElements } from './fit';

/** Window widths in px for text at twice the size. */
export const largeTextWidths = [320, 390, 768, 1280, 1920];

/** Words that are broken inside, without a hyphen. Addresses may break anywhere. */
export function brokenWords(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('[aria-hidden="true"], script, style'))
      continue;
    if (parent.getBoundingClientRect().width <= 1) continue;
    for (const { index, 0: token } of text.textContent?.matchAll(/\S+/gu) ?? []) {
      if (/@|:\/\/|\.\p{L}/u.test(token)) continue;
      for (const { index: start, 0: word } of token.matchAll(/[\p{L}\p{M}\p{N}'’"”״]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index + start);
        range.setEnd(text, index + start + word.length);
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) found.add(`a word is broken: "${word}"`);
      }
    }
  }
  return [...found];
}

/** Text that lies on other text or on a control. */
function overlaps(): string[] {
  const part = document.querySelector('dialog:modal') ?? document.body;
  // Toasts, helpers, the header and open menus are above the content by design.
  const floats = (element: Element | null): boolean =>
    element !== null &&
    element !== part &&
    (/fixed|sticky/.test(getComputedStyle(element).position) ||
      element.matches('[role="menu"]') ||
      floats(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest('[aria-hidden="true"]');
  const boxes: { element: Element; name: string; box: DOMRect }[] = [];
  const add = (element: Element, name: string, { left, top, width, height }: DOMRect) => {
    // Line boxes of tight headings touch.
    const box = new DOMRect(left + 1, top + height / 4, width - 2, height / 2);
    if (width > 1 && height > 1) boxes.push({ element, name, box });
  };
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim();
    if (!words || !parent || !isShown(parent) || parent.closest('script, style, option')) continue;
    if (floats(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) add(parent, words.slice(0, 40), line);
  }
  for (const control of part.querySelectorAll('button, input, select, textarea')) {
    if (!isShown(control) || floats(control)) continue;
    add(control, control.tagName, control.getBoundingClientRect());
  }
  const found = new Set<string>();
  const sorted = boxes.sort((a, b) => a.box.top - b.box.top);
  sorted.forEach(({ element, name, box }, place) => {
    for (const other of sorted.slice(place + 1)) {
      if (other.box.top >= box.bottom) break;
      if (other.box.left >= box.right || other.box.right <= box.left) continue;
      if (element.contains(other.element) || other.element.contains(element)) continue;
      found.add(`"${name}" and "${other.name}" lie on each other`);
    }
  });
  return [...found];
}

/** Nothing is too wide, cut off, broken, or on anything else. */
export const whole: readonly Question[] = [wideElements, cutWords, brokenWords, overlaps];
