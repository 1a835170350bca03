import type { Page } from '@playwright/test';

/** What takes the focus and shows it by a ring of less than 3 to 1 against what is around. */
export function faintRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
      const { backgroundColor } = getComputedStyle(element);
      const [, , , alpha = 1] = channels(backgroundColor);
      return alpha === 1 ? backgroundColor : groundOf(element.parentElement);
    };
    const focusable = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...focusable].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true })) return [];
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      const { outlineColor, outlineStyle } = getComputedStyle(element);
      // A radio that is only there for assistive technology shows its ring elsewhere.
      if (element.getBoundingClientRect().width <= 1 || outlineStyle === 'none') return [];
      const [one, other] = [luminance(outlineColor), luminance(groundOf(element.parentElement))];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const name = `${element.tagName} "${element.textContent?.slice(0, 30)}"`;
      return ratio < 3 ? [`${name}: ${outlineColor}, ${ratio.toFixed(2)}`] : [];
    });
  });
}

/** What can be pressed and is smaller than 44 px either way, but for links inside of a text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitemradio]';
    const isInText = (element: Element) =>
      element.matches('p a, dd a, td a') && getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll(targets)].flatMap((element) => {
      // A checkbox or radio is pressed by its label as well.
      const label = element.closest('label');
      const box = (label ?? element).getBoundingClientRect();
      const isHidden = !element.checkVisibility({ opacityProperty: true }) || box.width <= 1;
      if (isHidden || isInText(element) || element.closest('[inert]')) return [];
      if (Math.round(box.width) >= 44 && Math.round(box.height) >= 44) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [`${element.tagName} "${name.trim().slice(0, 40)}" ${box.width} × ${box.height}`];
    });
  });
}
