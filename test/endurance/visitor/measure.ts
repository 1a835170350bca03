import type { CDPSession, Page } from '@playwright/test';

/** What a page holds once everything that nobody needs has been collected. */
export interface Held {
  /** In MB, of 1,000,000 bytes. */
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly timers: number;
}

/** Counts what the page holds; the timers are those of the clock that is moved by hand. */
export async function measure(page: Page, session: CDPSession): Promise<Held> {
  // Later ones find what earlier ones let go of.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const counters = await session.send('Memory.getDOMCounters');
  const timers = await page.evaluate(() => {
    const { controller } = (
      globalThis as unknown as { __pwClock: { controller: { _timers: Map<number, unknown> } } }
    ).__pwClock;
    return controller._timers.size;
  });
  return {
    heap: Math.round(usedSize / 10_000) / 100,
    listeners: counters.jsEventListeners,
    nodes: counters.nodes,
    timers,
  };
}
