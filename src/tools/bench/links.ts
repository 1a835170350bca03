import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Figure } from './figure';
import { cheapPhone, onDevice, openAtRest, type Visit, wake } from './phone';
import type { Run } from './run';
import { summarize } from './statistics';
import { wordsOf } from './words';

/** How long a pointer rests on a link before it is pressed, in ms. */
const hoverTime = 300;

/** What goes before the press on a link, and how long the new heading may take, in ms. */
const ways = [
  { name: 'cold, by touch', atMost: 300, isTouch: true, before: async () => {} },
  {
    name: `hovered for ${hoverTime} ms`,
    atMost: 100,
    isTouch: false,
    before: async (visit: Visit, point: Point) => {
      await moveTo(visit, point);
      await setTimeout(hoverTime);
    },
  },
  { name: 'once started', atMost: 100, isTouch: false, before: wake },
] as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the press on a link of the home page to the heading of the page that it leads to, each time the first. */
export async function measureLinks({ browser, sites, rounds }: Run): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const site of [sites.withoutId, sites.withId]) {
    for (const way of ways) {
      const ours: number[] = [];
      const plain: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await follow(browser, site.ours.en, way));
        plain.push(await follow(browser, site.plain.en, { ...way, before: async () => {} }));
      }
      figures.push({
        subject: 'Links',
        counting: site.counting,
        name: `first link to its page's heading, ${way.name}`,
        unit: 'ms',
        ours: summarize(ours),
        control: { ...summarize(plain), what: 'without scripts, cold' },
        goal: { atMost: way.atMost },
      });
    }
  }
  return figures;
}

interface Way {
  readonly isTouch: boolean;
  before(visit: Visit, point: Point): Promise<void>;
}

function follow(browser: Browser, address: string, { isTouch, before }: Way): Promise<number> {
  const t = wordsOf('en');
  return onDevice(browser, { ...cheapPhone, isWide: true }, async (visit) => {
    const { page, session } = visit;
    await page.addInitScript(keepPress);
    await openAtRest(page, address);
    const link = page
      .getByRole('navigation', { name: t('layout.nav.label') })
      .getByRole('link', { name: t('layout.nav.pricing') });
    const box = await link.boundingBox();
    if (!box) throw new Error(`${address} shows no link to be pressed`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await before(visit, point);
    const arrived = page.waitForFunction(timeOfNewHeading, null, { polling: 'raf' });
    if (isTouch) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await moveTo(visit, point);
      const button = { ...point, button: 'left', clickCount: 1 } as const;
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
    }
    return Number(await (await arrived).jsonValue());
  });
}

async function moveTo({ session }: Visit, { x, y }: Point): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
}

/** In the page: notes when it was pressed, and what its heading was, also for the document that follows. */
function keepPress(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.setItem('bench.pressed', String(performance.timeOrigin + timeStamp));
      sessionStorage.setItem('bench.heading', document.querySelector('h1')?.textContent ?? '');
    },
    true,
  );
}

/** In the page, in every frame: ms since the press once there is another heading; `false` before. */
function timeOfNewHeading(): number | false {
  const pressed = Number(sessionStorage.getItem('bench.pressed'));
  const heading = document.querySelector('h1')?.textContent;
  const isNew = heading && heading !== sessionStorage.getItem('bench.heading');
  return pressed > 0 && isNew ? performance.timeOrigin + performance.now() - pressed : false;
}
