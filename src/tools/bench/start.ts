import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type BareTab, inBareTab } from './bareTab';
import type { Figure } from './figure';
import { recordTasks, type Task, taskLines } from './mainThread';
import type { Run } from './run';
import type { BenchSite } from './sites';
import { summarize } from './statistics';
import { giveSign, makeSlow, openInTab, untilTabAlive } from './tabVisit';

const pages = ['/', '/reviews'] as const;
const limit = 50;
/** How long a task of a start is that the report tells one by one, in ms. */
const told = 20;

/**
 * The longest task of the main thread from the first byte until all of the page is alive, which a moved pointer
 * asks for once what is fetched ahead is there; and how many tasks are over 50 ms. The control is the same
 * page without scripts, with the pointer moved as well.
 */
export async function measureStart({
  browser,
  sites,
  rounds,
  isQuick,
  log,
  keepStart,
}: Run): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of isQuick ? pages.slice(0, 1) : pages) {
    const plain: Task[][] = [];
    const bySite = new Map<BenchSite, Task[][]>([
      [sites.withoutId, []],
      [sites.withId, []],
    ]);
    for (let round = 0; round < Math.min(3, rounds); round += 1) {
      plain.push(await plainTasks(browser, `${sites.withoutId.plain.en}${path}`, 1));
      for (const [site, ours] of bySite) ours.push(await startTasks(browser, site, path, 1));
    }
    for (const [site, ours] of bySite) {
      const [worst = []] = [...ours].sort((a, b) => longest(b) - longest(a));
      const long = worst.filter(({ duration }) => duration > limit);
      if (long.length > 0) log(`${path} ${site.counting}, over ${limit} ms:`, ...taskLines(long));
      const shown = worst.filter(({ duration }) => duration >= told);
      keepStart({ of: `${path}, ${site.counting}`, lines: taskLines(shown) });
      const about = { subject: 'Start', counting: site.counting } as const;
      const what = 'without scripts';
      figures.push(
        {
          ...about,
          name: `longest task, ${path}`,
          unit: 'ms',
          ours: summarize(ours.map(longest)),
          control: { ...summarize(plain.map(longest)), what },
          goal: { atMost: limit },
        },
        {
          ...about,
          name: `longest task by its time on the processor, ${path}`,
          unit: 'ms',
          ours: summarize(ours.map(longestProcessor)),
          control: { ...summarize(plain.map(longestProcessor)), what },
          isDetail: true,
        },
        {
          ...about,
          name: `tasks over ${limit} ms, ${path}`,
          unit: 'count',
          ours: summarize(ours.map(countLong)),
          control: { ...summarize(plain.map(countLong)), what },
          goal: { atMost: 0 },
        },
      );
    }
  }
  return figures;
}

/** Every task of one start that takes `atLeast` ms. */
export function startTasks(browser: Browser, site: BenchSite, path: string, atLeast: number) {
  return tasksOfVisit(browser, `${site.ours.en}${path}`, atLeast, untilTabAlive);
}

function plainTasks(browser: Browser, address: string, atLeast: number) {
  return tasksOfVisit(browser, address, atLeast, async () => {});
}

/** Between two acts of a person, in ms. */
const pause = 1_000;

/** Loads the page on a slow telephone, moves the pointer and reads on to its end. */
function tasksOfVisit(
  browser: Browser,
  address: string,
  atLeast: number,
  untilAlive: (tab: BareTab) => Promise<void>,
): Promise<Task[]> {
  return inBareTab(browser, async (tab) => {
    await makeSlow(tab, 'phone');
    return recordTasks(
      browser,
      async () => {
        await openInTab(tab, address);
        await giveSign(tab);
        await untilAlive(tab);
        await setTimeout(pause);
        // What only comes to life once it is seen.
        await tab.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
        await untilAlive(tab);
        await setTimeout(pause);
      },
      atLeast,
    );
  });
}

function longest(tasks: readonly Task[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

function longestProcessor(tasks: readonly Task[]): number {
  return Math.max(0, ...tasks.map(({ processor }) => processor));
}

function countLong(tasks: readonly Task[]): number {
  return tasks.filter(({ duration }) => duration > limit).length;
}
