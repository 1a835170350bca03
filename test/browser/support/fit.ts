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
