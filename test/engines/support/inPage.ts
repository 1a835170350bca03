/* Runs in the page: each takes nothing from around it but Testing Library. */

/** One step of the way down to a part of the page: by role and accessible name, by its text, or by a selector. */
export type Step =
  | { readonly role: string; readonly name: string | null }
  | { readonly text: string }
  | { readonly css: string };

/** In px from the window's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

declare const TestingLibraryDom: typeof import('@testing-library/dom');

/** The elements at the end of the way, in the page's order; those hidden from all are not found by role. */
export function elementsAt(steps: readonly Step[]): HTMLElement[] {
  let elements: HTMLElement[] = [document.documentElement];
  for (const step of steps) {
    const inside = elements.flatMap((element) => {
      if ('css' in step) return [...element.querySelectorAll<HTMLElement>(step.css)];
      if ('text' in step) return TestingLibraryDom.queryAllByText(element, step.text);
      const name = step.name === null ? {} : { name: step.name };
      return TestingLibraryDom.queryAllByRole(element, step.role, name);
    });
    elements = [...new Set(inside)];
  }
  return elements;
}

export function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The middle of an element in the window, and whether a press there reaches it. */
export function pressPlace(element: HTMLElement | undefined) {
  if (!element) return { x: 0, y: 0, isHit: false };
  // What is there for assistive technology alone is pressed by its label.
  const { labels } = element as HTMLInputElement;
  const isHidden = element.getBoundingClientRect().width <= 1;
  const target = (isHidden ? labels?.[0] : undefined) ?? element;
  const middle = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isHitAt = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    const around = [target, ...(labels ?? [])];
    return hit !== null && around.some((one) => one.contains(hit));
  };
  if (!isHitAt(middle())) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { ...middle(), isHit: isHitAt(middle()) };
}
