import { expect, type Page } from '@playwright/test';

const widths = [280, 320, 390, 640, 768, 1000, 1280, 1920];

/** Nothing is wider than the window, and no words are cut off, in windows of these widths, in px. */
export async function expectToFit(page: Page, sizes: readonly number[] = widths): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    expect(await cutWords(page), `cut at ${width} px`).toEqual([]);
  }
}

/** How much wider than the window the page is, in px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Words that a box cuts off, or that run into nothing at the window's edge, with what cuts them. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // What is hidden from the eye alone is one pixel wide; covers and things are pictures.
      return width > 1 && height > 1 && !element.closest('[aria-hidden="true"]');
    };
    const cuts = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCutAcross =
        /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isCutDown =
        /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return isCutAcross || isCutDown;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasWords(element) && isShown(element))
      .filter((element) => cuts(element))
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`);
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
