import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type BareTab, inBareTab } from './bareTab';
import type { Figure } from './figure';
import type { Run } from './run';
import { summarize } from './statistics';
import {
  clickAt,
  giveSign,
  makeSlow,
  movePointerTo,
  openInTab,
  type Point,
  tapAt,
  untilTabAlive,
} from './tabVisit';

/** How long a pointer rests on a link before it is pressed, in ms. */
const hoverTime = 300;
const path = '/pricing';

interface Way {
  readonly name: string;
  /** How long the new heading may take, in ms. */
  readonly atMost: number;
  before(tab: BareTab, point: Point): Promise<void>;
  press(tab: BareTab, point: Point): Promise<void>;
}

const cold: Way = { name: 'cold, by touch', atMost: 300, before: async () => {}, press: tapAt };
const hovered: Way = {
  name: `hovered for ${hoverTime} ms`,
  atMost: 100,
  before: async (tab, point) => {
    await movePointerTo(tab, point);
    await setTimeout(hoverTime);
  },
  press: clickAt,
};
const started: Way = {
  name: 'once started',
  atMost: 100,
  before: async (tab) => {
    await giveSign(tab);
    await untilTabAlive(tab);
  },
  press: clickAt,
};

/** From the press on a link of the home page to the heading of the page that it leads to, each time the first. */
export async function measureLinks({ browser, sites, rounds, isQuick }: Run): Promise<Figure[]> {
  const figures: Figure[] = [];
  const times = Math.min(3, rounds);
  const plain: number[] = [];
  for (const site of isQuick ? [sites.withoutId] : [sites.withoutId, sites.withId]) {
    for (const way of [cold, hovered, started]) {
      const ours: number[] = [];
      for (let round = 0; round < times; round += 1) {
        ours.push(await follow(browser, site.ours.en, way));
        // Of all ways and both sites the same: once in each round.
        if (plain.length < times) plain.push(await follow(browser, site.plain.en, cold));
      }
      figures.push({
        subject: 'Links',
        counting: site.counting,
        name: `first link to its page's heading, ${way.name}`,
        unit: 'ms',
        ours: summarize(ours),
        control: { ...summarize(plain), what: 'without scripts, by touch' },
        goal: { atMost: way.atMost },
      });
    }
  }
  return figures;
}

/** How long a heading may take at all, in ms. */
const patience = 30_000;

function follow(browser: Browser, address: string, { before, press }: Way): Promise<number> {
  return inBareTab(browser, async (tab) => {
    await makeSlow(tab, 'desk');
    await openInTab(tab, address);
    const point = await tab.evaluate(`(${watchLink})('${path}')`);
    if (!isPoint(point)) throw new Error(`${address} shows no link to ${path}`);
    await before(tab, point);
    await press(tab, point);
    const end = performance.now() + patience;
    while (performance.now() < end) {
      // Between two documents there is nobody to answer.
      const taken = await tab.evaluate(`(${timeOfNewHeading})()`).catch(() => 0);
      if (typeof taken === 'number' && taken > 0) return taken;
      await setTimeout(50);
    }
    throw new Error(`the link of ${address} to ${path} leads nowhere`);
  });
}

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

/**
 * In the page: notes when it is pressed, and from then on looks in each frame for another heading. What it notes
 * is kept for the document that follows. Gives the middle of the first link to the path that can be seen.
 */
function watchLink(href: string): Point | undefined {
  const before = document.querySelector('h1')?.textContent ?? '';
  sessionStorage.setItem('bench.heading', before);
  const look = () => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading && heading !== before) {
      sessionStorage.setItem('bench.seen', `${performance.timeOrigin + performance.now()}`);
    } else requestAnimationFrame(look);
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.setItem('bench.pressed', `${performance.timeOrigin + timeStamp}`);
      requestAnimationFrame(look);
    },
    true,
  );
  for (const link of document.querySelectorAll(`a[href="${href}"]`)) {
    const { left, top, width, height } = link.getBoundingClientRect();
    if (width > 0 && top >= 0 && top + height < innerHeight) {
      return { x: left + width / 2, y: top + height / 2 };
    }
  }
  return undefined;
}

/** In either document: ms from the press until another heading was shown; 0 before. */
function timeOfNewHeading(): number {
  const pressed = Number(sessionStorage.getItem('bench.pressed'));
  const seen = Number(sessionStorage.getItem('bench.seen'));
  if (!pressed) return 0;
  if (seen) return seen - pressed;
  const heading = document.querySelector('h1')?.textContent;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const isNew = heading && heading !== sessionStorage.getItem('bench.heading');
  return isNew && paint ? performance.timeOrigin + paint.startTime - pressed : 0;
}
