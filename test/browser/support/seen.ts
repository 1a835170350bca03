import type { Locator } from '@playwright/test';

/** What keeps a person from seeing an element whole, and whether something is over it; empty if it is seen. */
export async function unseen(part: Locator): Promise<readonly string[]> {
  return part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return [
      ...(isShown && right > left ? [] : ['it is not shown']),
      ...(isInside ? [] : [`it is outside the window: ${left} ${top} ${right} ${bottom}`]),
      ...(element.contains(at) ? [] : [`it is below ${at?.outerHTML.slice(0, 80)}`]),
    ];
  });
}

/**
 * Text and controls of the page that an element lies over, and controls whose presses it takes.
 * @param kept selects what must not be covered; by default everything with text.
 */
export async function coveredBy(part: Locator, kept = '*'): Promise<readonly string[]> {
  return part.evaluate((element, selector) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    // Without a transparent border, which only a finger feels.
    const start = left + element.clientLeft;
    const box = {
      left: start,
      right: start + element.clientWidth,
      top,
      bottom,
      height: bottom - top,
    };
    const isUnder = ({ left, top, right, bottom, width }: DOMRect) =>
      width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    const controls = 'a, button, input, select, textarea, summary';
    const covered = [...document.querySelectorAll(':is(main, body > * > footer) *')].filter(
      (other) => {
        if (!other.matches(selector) || element.contains(other) || !other.checkVisibility())
          return false;
        if (other.matches(controls) && isUnder(other.getBoundingClientRect())) return true;
        return [...other.childNodes].some((node) => {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].some(isUnder);
        });
      },
    );
    // Beside its box, where only a finger reaches it.
    const reach = [box.left - 3, box.right + 3].flatMap((x) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) => {
        const stack = document.elementsFromPoint(x, box.top + share * box.height);
        return element.contains(stack[0] ?? null)
          ? stack.filter((other) => !element.contains(other) && other.matches(`main ${controls}`))
          : [];
      }),
    );
    return [...covered, ...reach].map(({ outerHTML }) => `it is over ${outerHTML.slice(0, 80)}`);
  }, kept);
}
