import { expect, type Page } from '@playwright/test';

/** One step of the clock, in ms. */
const aWhile = 50;

/**
 * Advances the clock until a condition holds on the page: React delays lazy content by up to 300 ms, and closing
 * takes two more frames. Returns the time, in ms.
 */
export async function drawUntil(page: Page, isSo: () => Promise<boolean>): Promise<number> {
  let spent = 0;
  const draw = async () => {
    if (await isSo()) return true;
    spent += aWhile;
    await page.clock.runFor(aWhile);
    return isSo();
  };
  await expect.poll(draw, { intervals: [20] }).toBe(true);
  return spent;
}
