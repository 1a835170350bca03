import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { freePort } from './freePort';

/** A Chromium that is also reached at a port, as Lighthouse does. */
export interface BenchBrowser {
  readonly browser: Browser;
  readonly port: number;
}

export async function launchBrowser(executablePath: string): Promise<BenchBrowser> {
  const port = await freePort();
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--js-flags=--expose-gc',
    `--remote-debugging-port=${port}`,
  ];
  return { browser: await chromium.launch({ executablePath, args }), port };
}

/** What Lighthouse calls a slow 4G network and applies with `throttlingMethod: devtools`. */
export const slow4g = {
  offline: false,
  /** In ms; bytes per second. */
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
} as const;

interface Device {
  /** How many times slower the processor is. */
  readonly rate: number;
  readonly network?: typeof slow4g;
  /** In place of a telephone's 390 × 844 px: a desk's 1280 × 800, with a mouse and a touch screen. */
  readonly isWide?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens a window of its own, without anything cached, for as long as `visit` takes. */
export async function onDevice<Result>(
  browser: Browser,
  device: Device,
  visit: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(
    device.isWide
      ? { viewport: { width: 1280, height: 800 }, hasTouch: true }
      : {
          viewport: { width: 390, height: 844 },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
        },
  );
  try {
    await prepare(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: device.rate });
    if (device.network) await session.send('Network.emulateNetworkConditions', device.network);
    return await visit({ page, session });
  } finally {
    await context.close();
  }
}

/** A telephone, four times slower than this machine: the device of nearly every figure. */
export const cheapPhone: Device = { rate: 4 };

/** What tsx leaves in functions that are sent into the page. */
async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript('globalThis.__name = (named) => named');
}

/** Opens the page and waits until nothing more is fetched: what is fetched ahead is there. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
}

/** Moves the pointer, as a person's first sign, and waits until all of the page is alive. */
export async function wake({ page, session }: Visit): Promise<void> {
  await movePointer(session);
  await untilAlive(page);
}

/** Not by Playwright, which waits for the page between. */
async function movePointer(session: CDPSession): Promise<void> {
  for (const x of [201, 202]) {
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 302 });
  }
}

/** How long nothing may come to life any more, in ms, for the page to count as alive, and the longest wait. */
const restTime = 1_000;
const patience = 30_000;

/**
 * Waits until React has taken over what can be pressed and takes over nothing more.
 * @throws where nothing comes to life.
 */
export function untilAlive(page: Page): Promise<void> {
  return untilAliveIs(() => page.evaluate(countAlive));
}

/** As `untilAlive`, of a page that tells how much of it is alive. */
export async function untilAliveIs(alivePart: () => Promise<number>): Promise<void> {
  const started = performance.now();
  let alive = 0;
  let since = started;
  for (;;) {
    await setTimeout(100);
    const count = await alivePart();
    const now = performance.now();
    if (count !== alive) since = now;
    alive = count;
    if (alive > 0 && now - since > restTime) return;
    if (now - started > patience) throw new Error('the page does not come to life');
  }
}

/** In the page: React keeps what belongs to an element in a property that begins so. */
export function countAlive(): number {
  let count = 0;
  for (const element of document.querySelectorAll('#root :is(a, button, input, summary)')) {
    if (Object.keys(element).some((key) => key.startsWith('__reactProps'))) count += 1;
  }
  return count;
}
