import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/**
 * From an event to the next paint, as Event Timing tells it: in steps of 8 ms. What takes less than two frames
 * of a 120 Hz screen is not told, and counts as this.
 */
const shortest = 16;

/** Has every document of the page keep account of how soon it answers. To be called before it is opened. */
export async function watchAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answers: number[] = [];
    Reflect.set(globalThis, 'benchAnswers', answers);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Number(Reflect.get(entry, 'interactionId')) > 0) answers.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** How long the page took, in ms, from what `act` did to the next paint; the longest of its events. */
export async function timeAnswer(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Reflect.get(globalThis, 'benchAnswers').splice(0));
  await act();
  // The browser tells of an event once its paint is on the screen.
  await setTimeout(50);
  await page.evaluate(twoFrames);
  await setTimeout(50);
  const told: number[] = await page.evaluate(() => Reflect.get(globalThis, 'benchAnswers'));
  return Math.max(shortest, ...told);
}

/** In the page: resolves once what was changed before has been painted. */
export function twoFrames(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
