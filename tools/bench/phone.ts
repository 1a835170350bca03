import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { promptIdleCallbacks } from '../browser';

const webVitals = readFileSync(
  createRequire(import.meta.url)
    .resolve('web-vitals')
    .replace(/[^/]+$/, 'web-vitals.iife.js'),
  'utf8',
);

/** Metrics of a page so far, in ms; layout shift is unitless. */
interface Metrics {
  readonly lcp: number;
  readonly shift: number;
  /** Durations of tasks over 50 ms. */
  readonly longTasks: readonly number[];
  /** Interaction to next paint, in steps of 8 ms. */
  readonly interactions: readonly number[];
}

export interface Phone {
  readonly page: Page;
  readonly metrics: () => Promise<Metrics>;
  /** Duration of the slowest interaction during `act`. Event Timing reports none under 16 ms. */
  readonly timeToPaint: (act: () => Promise<void>) => Promise<number>;
}

interface Options {
  /** Slow 4G as Lighthouse simulates it. */
  readonly isSlowNetwork?: boolean;
  /** 1280 px instead of 390. */
  readonly isWide?: boolean;
}

/** Opens a new context with the CPU throttled to a quarter. */
export async function onPhone<Result>(
  browser: Browser,
  { isSlowNetwork = false, isWide = false }: Options,
  visit: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: isWide ? { width: 1280, height: 800 } : { width: 390, height: 844 },
    isMobile: !isWide,
    hasTouch: true,
  });
  try {
    await context.addInitScript(
      `globalThis.__name = (named) => named; ${webVitals}; globalThis.webVitals = webVitals;`,
    );
    await context.addInitScript(promptIdleCallbacks);
    await context.addInitScript(collect);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (isSlowNetwork) {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 562,
        downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
        uploadThroughput: (750 * 1024 * 0.9) / 8,
      });
    }
    const metrics = () => page.evaluate<Metrics>('benchMetrics');
    return await visit({
      page,
      metrics,
      timeToPaint: async (act) => {
        const before = (await metrics()).interactions.length;
        await act();
        await settle(page);
        return Math.max(16, ...(await metrics()).interactions.slice(before));
      },
    });
  } finally {
    await context.close();
  }
}

/** Opens the page and waits for the prefetch. */
export async function openAtRest({ page }: Phone, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await settle(page);
}

/** Moves the pointer as the first interaction, and waits for hydration. */
export async function hydrate({ page }: Phone): Promise<void> {
  await page.mouse.move(201, 302);
  await page.mouse.move(202, 302);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(a, button, input)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
  await settle(page);
}

/** Waits until the page was idle, so that performance observers have reported. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => resolve()), 100)),
        );
      }),
  );
}

/** Runs in the page. */
function collect(): void {
  const metrics = {
    lcp: 0,
    shift: 0,
    longTasks: [] as number[],
    interactions: [] as number[],
  };
  Object.assign(globalThis, { benchMetrics: metrics });
  const { onLCP, onCLS } = Reflect.get(globalThis, 'webVitals');
  onLCP(({ value }: { value: number }) => (metrics.lcp = value), { reportAllChanges: true });
  onCLS(({ value }: { value: number }) => (metrics.shift = value), { reportAllChanges: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) metrics.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (Reflect.get(entry, 'interactionId')) metrics.interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
