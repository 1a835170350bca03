import { expect, type Locator, type Page } from '@playwright/test';
import { finishAnimations } from './axe';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** Emulates system settings without transitions. */
export async function showAs(page: Page, media: Media): Promise<void> {
  await page.emulateMedia(media);
  await finishAnimations(page);
}

/**
 * Runs in the page: focusable elements without a focus ring of at least 3 to 1, and icons of less. Source: WCAG 2.2,
 * 1.4.11 and 2.4.7.
 */
export function faintMarks(): string[] {
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
  const ratioOf = (color: string, ground: string) => {
    const [one, other] = [luminance(color), luminance(ground)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // Illustrations are decorative, apart from their codes.
  const icons = [...document.querySelectorAll('svg:is([data-qr], :not([aria-hidden] svg))')]
    .filter(isShown)
    .filter((icon) => {
      const colors = [...icon.querySelectorAll('*')].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((color) => color !== 'none');
      });
      return colors.every((color) => ratioOf(color, groundOf(icon)) < 3);
    })
    .map((icon) => `icon: ${icon.parentElement?.outerHTML.slice(0, 80)}`);
  // The rest of the page is inert.
  const part = document.querySelector('dialog:modal') ?? document;
  const focusable = part.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  );
  // A click has focused it without a ring.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const rings = [...focusable].filter(isShown).flatMap((element) => {
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement !== element) return [];
    for (const animation of element.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    // A visually hidden radio button shows its ring elsewhere.
    if (element.getBoundingClientRect().width <= 1) return [];
    const name = `${element.tagName} "${element.textContent?.slice(0, 30)}"`;
    // A price has a ring around its currency as well.
    const ringed = [element, element.parentElement].find(
      (part) => part && getComputedStyle(part).outlineStyle !== 'none',
    );
    if (!ringed) return [`${name}: no ring`];
    const { outlineColor } = getComputedStyle(ringed);
    // Around the label of an input.
    const ground = groundOf((ringed.closest('label') ?? ringed).parentElement);
    const ratio = ratioOf(outlineColor, ground);
    return ratio < 3 ? [`${name}: ${outlineColor}, ${ratio.toFixed(2)}`] : [];
  });
  return [...icons, ...rings];
}

/**
 * Runs in the page: elements that are wholly covered, or outside the window, when Tab or Shift and Tab reach them.
 * Source: WCAG 2.2, 2.4.11.
 */
export async function hiddenFocus(): Promise<string[]> {
  const parts = [0.1, 0.5, 0.9];
  const isSeen = (element: Element) => {
    const own = element.closest('label') ?? element;
    return [...own.getClientRects()].some(({ left, top, width, height }) =>
      parts.some((across) =>
        parts.some((down) => {
          const hit = document.elementFromPoint(left + across * width, top + down * height);
          return hit !== null && (own.contains(hit) || hit.contains(own));
        }),
      ),
    );
  };
  // The rest of the page is inert.
  const part = document.querySelector('dialog:modal') ?? document;
  const focusable = [
    ...part.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter((element) => element.tabIndex >= 0);
  const found: string[] = [];
  for (const element of [...focusable, ...focusable.toReversed()]) {
    element.focus({ focusVisible: true } as FocusOptions);
    if (document.activeElement !== element || isSeen(element)) continue;
    // A scroller may snap, and floating parts hide, in a later frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    if (!isSeen(element)) found.push(element.outerHTML.slice(0, 80));
  }
  return found;
}

/** Runs in the page, in forced colors: controls without a visible edge. */
export function controlsWithoutEdge(): string[] {
  const controls = document.querySelectorAll(
    'button:not([aria-haspopup=menu], [role^=menuitem]), input:not([type=checkbox], [type=radio]), select, textarea',
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

/** Runs in the page, in forced colors: chosen radio buttons that look like all others of their group. */
export function unmarkedChoices(): string[] {
  const lookOf = (input: Element) =>
    [input, ...(input.parentElement?.querySelectorAll('svg') ?? [])]
      .map((part) => getComputedStyle(part))
      .map(({ fill, opacity }) => `${fill} ${opacity}`)
      .concat(getComputedStyle(input.parentElement ?? input).outlineStyle)
      .join();
  const drawn = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (input) => getComputedStyle(input).opacity === '0',
  );
  return drawn
    .filter(({ checked }) => checked)
    .filter((chosen) =>
      drawn
        .filter(({ name, checked }) => name === chosen.name && !checked)
        .every((other) => lookOf(other) === lookOf(chosen)),
    )
    .map(({ name }) => name);
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
