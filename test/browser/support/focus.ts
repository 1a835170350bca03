import { expect, type Locator, type Page } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** Emulates system settings without transitions. */
export async function showAs(page: Page, media: Media): Promise<void> {
  await page.emulateMedia(media);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/**
 * Runs in the page: focusable elements without a focus ring of at least 3 to 1. Source: WCAG 2.2, 1.4.11 and 2.4.7.
 */
export function faintRings(): string[] {
  const light = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color);
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor, position } = getComputedStyle(element);
    if (isOpaque(backgroundColor)) return backgroundColor;
    // An element over a neighbor has the neighbor as its background.
    const behind = position === 'absolute' ? opaqueBehind(element) : undefined;
    return behind ?? groundOf(element.parentElement);
  };
  const isOpaque = (color: string) => (channels(color)[3] ?? 1) === 1;
  const opaqueBehind = (element: Element): string | undefined => {
    const over = element.getBoundingClientRect();
    return [...(element.parentElement?.children ?? [])]
      .filter((neighbor) => neighbor !== element)
      .flatMap((neighbor) => [neighbor, ...neighbor.querySelectorAll('*')])
      .filter((neighbor) => {
        const { left, right, top, bottom } = neighbor.getBoundingClientRect();
        return left <= over.left && right >= over.right && top <= over.top && bottom >= over.bottom;
      })
      .map((neighbor) => getComputedStyle(neighbor).backgroundColor)
      .find(isOpaque);
  };
  const focusable = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  );
  return [...focusable].flatMap((element) => {
    if (!element.checkVisibility({ opacityProperty: true })) return [];
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    for (const animation of element.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    // A visually hidden radio button shows its ring elsewhere.
    if (element.getBoundingClientRect().width <= 1) return [];
    const { outlineColor, outlineStyle } = getComputedStyle(element);
    const name = `${element.tagName} "${element.textContent?.slice(0, 30)}"`;
    if (outlineStyle === 'none') return [`${name}: no ring`];
    const [one, other] = [luminance(outlineColor), luminance(groundOf(element.parentElement))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return ratio < 3 ? [`${name}: ${outlineColor}, ${ratio.toFixed(2)}`] : [];
  });
}

/** Runs in the page, in forced colors: controls without a visible edge. */
export function controlsWithoutEdge(): string[] {
  const controls = document.querySelectorAll(
    'button:not([aria-haspopup=menu]), input:not([type=checkbox], [type=radio]), select, textarea',
  );
  return [...controls]
    .filter((control) => control.checkVisibility() && !control.closest('p, li, dl'))
    .filter((control) => {
      const { borderTopStyle, borderBottomStyle, textDecorationLine } = getComputedStyle(control);
      return [borderTopStyle, borderBottomStyle, textDecorationLine].every(
        (style) => style === 'none',
      );
    })
    .map((control) => control.outerHTML.slice(0, 80));
}

/** Runs in the page: names of header links with an underline, which the current page has. */
export function linedLinks(): string[] {
  return [...document.querySelectorAll('header nav a')]
    .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
    .map((link) => link.textContent ?? '');
}

/** Presses Tab several times; the focus stays in the dialog or goes to the browser's own controls. */
export async function expectTrap(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('dialog') === null && activeElement !== document.body;
    });
    expect(isOutside).toBe(false);
  }
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('30 presses of Tab do not lead to the element');
}
