import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** One file that a page received. */
export interface Received {
  readonly url: string;
  /** As the browser's own tools call it: `Document`, `Script`, `Font`, … */
  readonly type: string;
  /** The priority that the browser asked for it with, such as `VeryLow`. */
  readonly priority: string;
  /** Of its body as it was sent, compressed; without headers. */
  readonly bytes: number;
  /** Whether it was asked for before the page had loaded. */
  readonly isBeforeLoad: boolean;
}

export interface Traffic {
  /** All that has arrived so far, in the order of asking. */
  received(): readonly Received[];
  /** Waits until nothing has been on its way for a while. */
  untilQuiet(): Promise<void>;
}

/** How long nothing may be on its way, in ms. */
const quietTime = 1_000;

/** Keeps account of what a page receives. To be called before it is opened. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const asked = new Map<
    string,
    Omit<Received, 'bytes' | 'isBeforeLoad'> & { readonly at: number }
  >();
  const headers = new Map<string, number>();
  const bodies = new Map<string, number>();
  const failed = new Set<string>();
  let loadedAt = Number.POSITIVE_INFINITY;
  let changedAt = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp }) => {
    changedAt = performance.now();
    const { url, initialPriority: priority } = request;
    if (url.startsWith('http')) asked.set(requestId, { url, type, priority, at: timestamp });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    changedAt = performance.now();
    bodies.set(requestId, Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0)));
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    changedAt = performance.now();
    failed.add(requestId);
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await session.send('Page.enable');
  await session.send('Network.enable');
  const isOnItsWay = () => [...asked.keys()].some((id) => !bodies.has(id) && !failed.has(id));
  return {
    received: () =>
      [...asked].map(([id, { at, ...request }]) => ({
        ...request,
        bytes: bodies.get(id) ?? 0,
        isBeforeLoad: at <= loadedAt,
      })),
    async untilQuiet() {
      while (isOnItsWay() || performance.now() - changedAt < quietTime) await setTimeout(50);
    },
  };
}

/** In kB. */
export function sumOf(files: readonly Received[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0) / 1000;
}
