import type { Page } from '@playwright/test';
import type { Point } from './action';

/** A finger. */
export interface Touch {
  tap(at: Point): Promise<void>;
  swipe(from: Point, to: Point): Promise<void>;
}

/** How long an answer is waited for, in real ms. */
const patience = 1000;

/**
 * Touches by Chromium's protocol. It leaves some unanswered while a document gives way to another, so that one
 * that goes without an answer counts as done.
 */
export async function createTouch(page: Page): Promise<Touch> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    tap: (at) => answered([touch('touchStart', at), touch('touchEnd')]),
    async swipe(from, to) {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      await answered([touch('touchStart', from), touch('touchMove', middle)]);
      await answered([touch('touchMove', to), touch('touchEnd')]);
    },
  };
}

async function answered(touches: readonly Promise<unknown>[]): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Promise((resolve) => {
    late = setTimeout(resolve, patience);
  });
  await Promise.race([Promise.allSettled(touches), waiting]);
  clearTimeout(late);
}
