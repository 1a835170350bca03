import type { CDPSession, Page } from '@playwright/test';
import type { Figure } from './figure';
import { type FirstPress, press } from './firstPress';
import { untilAlive } from './phone';
import type { Run } from './run';
import { summarize } from './statistics';

/** What a start took that nobody had asked for: time of the main thread in ms, memory in MB. */
interface Cost {
  readonly time: number;
  readonly memory: number;
}

/**
 * What starting by itself, as soon as the browser is idle, would change beside the start on a person's first sign:
 * the first tap on the menu meets a page that is alive, or one that is just starting; and every visit pays for
 * the start, that of who only reads as well. The control of a tap is the start on a sign.
 */
export async function measureIdleStart({ browser, sites, rounds }: Run): Promise<Figure[]> {
  const address = sites.withoutId.ours.en;
  const onSign: FirstPress[] = [];
  const alive: FirstPress[] = [];
  const starting: FirstPress[] = [];
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    onSign.push(await press(browser, address, async () => {}));
    alive.push(
      await press(browser, address, async (page, session) => {
        const before = await spent(session);
        await startUnasked(page);
        await untilAlive(page);
        const after = await spent(session);
        costs.push({ time: after.time - before.time, memory: after.memory - before.memory });
      }),
    );
    starting.push(await press(browser, address, startUnasked));
  }
  const about = { subject: 'Start', counting: 'without id' } as const;
  const tap = (when: string, taken: readonly FirstPress[], key: keyof FirstPress): Figure => ({
    ...about,
    name: `started when idle: first tap ${when} ${key === 'paint' ? 'to the next paint' : 'to a panel that can be used'}`,
    unit: 'ms',
    ours: summarize(taken.map((one) => one[key])),
    control: { ...summarize(onSign.map((one) => one[key])), what: 'started on a sign' },
  });
  return [
    tap('on the living page', alive, 'paint'),
    tap('on the living page', alive, 'usable'),
    tap('while it starts', starting, 'paint'),
    tap('while it starts', starting, 'usable'),
    {
      ...about,
      name: 'started when idle: main thread busy without anybody there',
      unit: 'ms',
      ours: summarize(costs.map(({ time }) => time)),
    },
    {
      ...about,
      name: 'started when idle: memory more',
      unit: 'MB',
      ours: summarize(costs.map(({ memory }) => memory)),
    },
  ];
}

/** What the page starts on as well, and nothing else listens to. */
async function startUnasked(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('wheel')));
}

async function spent(session: CDPSession): Promise<Cost> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { time: of('TaskDuration') * 1000, memory: of('JSHeapUsedSize') / 1e6 };
}
