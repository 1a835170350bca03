import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { changeLanguage, closeToast, followLink, openLanguages, retryReviews } from './acts';
import type { Figure } from './figure';
import { onDevice, openAtRest, wake } from './phone';
import { failReviews } from './reviewsAnswer';
import type { Run } from './run';
import { exactly } from './statistics';

interface Activity {
  readonly name: string;
  readonly path: string;
  readonly goal: { readonly atMost: number };
  act(page: Page, round: number): Promise<void>;
}

const activities: readonly Activity[] = [
  { name: 'links to other pages', path: '/', goal: { atMost: 5 }, act: followLink },
  {
    name: 'language switches',
    path: '/',
    goal: { atMost: 5 },
    act: async (page, round) => {
      await openLanguages(page);
      await changeLanguage(page, round);
    },
  },
  {
    name: 'toasts',
    path: '/reviews',
    goal: { atMost: 5 },
    act: async (page) => {
      await closeToast(page);
      await retryReviews(page);
    },
  },
];

interface Held {
  /** In MB, of 1,000,000 bytes. */
  readonly heap: number;
  /** Trees of nodes that are in no document but are still held by a script. */
  readonly detached: number;
}

/**
 * What a page holds after the same has been done many times beyond what it held after a few, once everything that
 * nobody needs has been collected. The control is the same page left alone.
 */
export async function measureMemory({ browser, sites, isQuick, skip }: Run): Promise<Figure[]> {
  const times = isQuick ? 20 : 200;
  const figures: Figure[] = [];
  for (const { name, path, goal, act } of isQuick ? activities.slice(0, 1) : activities) {
    const repeat = (isActive: boolean) =>
      onDevice(browser, { rate: 1, isWide: true }, async (visit) => {
        const { page, session } = visit;
        page.setDefaultTimeout(20_000);
        if (path === '/reviews') await failReviews(page);
        await openAtRest(page, `${sites.withoutId.ours.en}${path}`);
        await wake(visit);
        // What is fetched and compiled on the first times is no growth.
        for (let round = 0; round < 12; round += 1) await act(page, round);
        const before = await heldBy(session);
        for (let round = 0; isActive && round < times; round += 1) await act(page, round);
        if (!isActive) await setTimeout(3_000);
        const after = await heldBy(session);
        return { heap: after.heap - before.heap, detached: after.detached - before.detached };
      });
    try {
      const ours = await repeat(true);
      const alone = await repeat(false);
      const about = { subject: 'Memory', counting: 'without id' } as const;
      const what = 'left alone';
      figures.push(
        {
          ...about,
          name: `heap's growth over ${times} ${name}`,
          unit: 'MB',
          ours: exactly(ours.heap),
          control: { ...exactly(alone.heap), what },
          goal,
        },
        {
          ...about,
          name: `more detached trees of nodes after ${times} ${name}`,
          unit: 'count',
          ours: exactly(ours.detached),
          control: { ...exactly(alone.detached), what },
          goal: { atMost: 0 },
        },
      );
    } catch (error) {
      skip(`memory of ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return figures;
}

async function heldBy(session: CDPSession): Promise<Held> {
  // Later ones find what earlier ones let go of.
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await setTimeout(200);
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.send('DOM.disable');
  return { heap: usedSize / 1_000_000, detached: detachedNodes.length };
}
