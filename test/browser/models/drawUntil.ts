import { expect, type Page } from '@playwright/test';

/** One step of time, in ms. */
const aWhile = 50;

/**
 * Lets time go by until something is so on the page: what is fetched when it is first wanted is kept back by
 * React for up to 300 ms, and what closes stands for two more frames. Gives the time that it took, in ms.
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
