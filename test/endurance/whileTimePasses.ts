import type { Page } from '@playwright/test';

/** The clock stands still, and what is pressed answers on timers: it is moved until what is done is done. */
export async function whileTimePasses<Done>(page: Page, act: () => Promise<Done>): Promise<Done> {
  let isOver = false;
  const moving = (async () => {
    // A document that gives way to another one has no time.
    while (!isOver) await page.clock.runFor(50).catch(() => {});
  })();
  try {
    return await act();
  } finally {
    isOver = true;
    await moving;
  }
}
