import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { median } from './median';

/** Loads of each page, with scripts and without in turns. */
const rounds = 9;

/**
 * The first paint and the end of loading, with scripts and, as the control, without.
 * @param site address without a trailing slash.
 */
export async function benchStart(browser: Browser, site: string): Promise<string> {
  const lines = ['page        paint with / without   ratio   loaded with / without   ratio (ms)'];
  for (const path of ['/', '/pricing', '/contact']) {
    const on: Times[] = [];
    const off: Times[] = [];
    for (let round = 0; round < rounds; round += 1) {
      on.push(await load(browser, `${site}${path}`, true));
      off.push(await load(browser, `${site}${path}`, false));
    }
    const compare = (key: keyof Times) => {
      const [withScripts, without] = [on, off].map((all) => median(all.map((one) => one[key])));
      const ratio = (withScripts ?? 0) / (without ?? 0);
      return `${rounded(withScripts)} / ${rounded(without)}   ${ratio.toFixed(2)}`;
    };
    lines.push(`${path.padEnd(12)}${compare('paint').padEnd(31)}${compare('loaded')}`);
  }
  return lines.join('\n');
}

interface Times {
  /** First contentful paint and load event, in ms since the navigation began. */
  readonly paint: number;
  readonly loaded: number;
}

async function load(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<Times> {
  const context = await browser.newContext({ javaScriptEnabled });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    for (;;) {
      const times = await page.evaluate(timesSoFar);
      if (times) return times;
      // Waited for here: where a page may run no scripts, its timers stand still.
      await setTimeout(10);
    }
  } finally {
    await context.close();
  }
}

/** In the page, once it has been painted and loaded; `null` before. */
function timesSoFar(): Times | null {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [loading] = performance.getEntriesByType('navigation');
  const isTimed = loading instanceof PerformanceNavigationTiming && loading.loadEventEnd > 0;
  return paint && isTimed ? { paint: paint.startTime, loaded: loading.loadEventEnd } : null;
}

function rounded(milliseconds = Number.NaN): string {
  return milliseconds.toFixed(0);
}
