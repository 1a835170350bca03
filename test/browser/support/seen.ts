import type { Locator, Page } from '@playwright/test';

/** Parts by the name that a problem has. */
type Parts = Readonly<Record<string, Locator>>;

/** What keeps a person from seeing each part whole, at the top, the middle and the end of the page; empty if all are seen. */
export async function unseen(page: Page, parts: Parts, shares = [0, 0.5, 1]) {
  const found = Object.entries(parts).map(
    async ([name, part]) => [name, await part.elementHandle()] as const,
  );
  return page.evaluate(lookDown, { parts: await Promise.all(found), shares });
}

interface Look {
  readonly parts: readonly (readonly [string, Node | null])[];
  readonly shares: readonly number[];
}

/** Runs in the page. Helpers float beside the content, so that they cover no text, and take no press from a control. */
async function lookDown({ parts, shares }: Look): Promise<string[]> {
  const controls = 'a, button, input, select, textarea, summary';
  const problemsOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return [
      ...(isShown && right > left ? [] : ['is not shown']),
      ...(isInside ? [] : [`is outside the window: ${left} ${top} ${right} ${bottom}`]),
      ...(element.contains(at) ? [] : [`is below ${at?.outerHTML.slice(0, 80)}`]),
      ...(element.matches('[data-part="helper"]') ? coveredBy(element, top, bottom) : []),
    ];
  };
  const coveredBy = (element: Element, top: number, bottom: number) => {
    // Without a transparent border, which only a finger feels.
    const start = element.getBoundingClientRect().left + element.clientLeft;
    const end = start + element.clientWidth;
    const isUnder = (box: DOMRect) =>
      box.width > 1 && box.left < end && box.right > start && box.top < bottom && box.bottom > top;
    const isCovered = (other: Element) =>
      (other.matches(controls) && isUnder(other.getBoundingClientRect())) ||
      [...other.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(isUnder);
      });
    const covered = [...document.querySelectorAll(':is(main, body > * > footer) *')].filter(
      (other) => !element.contains(other) && isCovered(other) && other.checkVisibility(),
    );
    // Beside its box, where only a finger reaches it.
    const reached = [start - 3, end + 3].flatMap((x) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) => {
        const stack = document.elementsFromPoint(x, top + share * (bottom - top));
        return element.contains(stack[0] ?? null)
          ? stack.filter((other) => !element.contains(other) && other.matches(`main ${controls}`))
          : [];
      }),
    );
    return [...covered, ...reached].map(({ outerHTML }) => `is over ${outerHTML.slice(0, 80)}`);
  };
  const found: string[] = [];
  for (const share of shares) {
    if (shares.length > 1)
      scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight));
    // A toast finds its place a frame after the scroll. A test may have stopped the clock of the page.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(window.watched.requestFrame);
    for (const [name, part] of parts) {
      const problems = part instanceof Element ? problemsOf(part) : ['is absent'];
      found.push(...problems.map((problem) => `${100 * share} % of the page: ${name} ${problem}`));
    }
  }
  return found;
}
