import type { Browser, Locator, Page } from '@playwright/test';
import { openPanelByPlainDom } from './controls';
import { type Goal, type Interaction, interactions, t } from './interactions';
import { hydrate, onPhone, openAtRest, settle } from './phone';
import type { BenchSites } from './sites';

interface Row {
  readonly name: string;
  readonly unit: 'ms' | '';
  readonly goal: Goal;
}

/** A row of the report. */
export interface Figure extends Row {
  readonly ours: readonly number[];
  readonly control: readonly number[];
}

interface Measurement {
  /** Visits our site or its control, and returns a value for each row. */
  readonly visit: (isOurs: boolean) => Promise<readonly number[]>;
  readonly rows: readonly Row[];
}

/** Measures every figure alternately with its control, so that background load affects both. */
export async function measureAll(
  browser: Browser,
  sites: BenchSites,
  rounds: number,
  log: (line: string) => void,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const measurements = [
    ...loads(browser, sites),
    ...starts(browser, sites),
    ...interactions.map((one) => interaction(browser, sites, one)),
    links(browser, sites),
  ];
  for (const { visit, rows } of measurements) {
    const controls: (readonly number[])[] = [];
    const visits: (readonly number[])[] = [];
    while (visits.length < rounds) {
      controls.push(await visit(false));
      visits.push(await visit(true));
    }
    for (const [index, row] of rows.entries()) {
      const valuesOf = (all: typeof visits) => all.map((values) => values[index] ?? Number.NaN);
      figures.push({ ...row, ours: valuesOf(visits), control: valuesOf(controls) });
      log(row.name);
    }
  }
  return figures;
}

/** LCP, total blocking time and layout shift on slow 4G. */
function loads(browser: Browser, { ours, counted, plain }: BenchSites): Measurement[] {
  const load = (address: string) =>
    onPhone(browser, { isSlowNetwork: true }, async ({ page, metrics }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.waitForTimeout(1000);
      // The wheel ends the measurement of LCP, and starts the site.
      const { longTasks } = await metrics();
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(1000);
      const { lcp, shift } = await metrics();
      if (lcp === 0) throw new Error(`${address}: the browser reported no LCP`);
      return [lcp, longTasks.reduce((sum, task) => sum + task - 50, 0), shift];
    });
  const lcp = (name: string): Row => ({ name: `LCP, ${name}`, unit: 'ms', goal: { times: 1.1 } });
  const blocking = (name: string, plus: number): Row => {
    return { name: `blocking time, ${name}`, unit: 'ms', goal: { plus } };
  };
  const shift = (name: string, goal: Goal): Row => {
    return { name: `layout shift, ${name}`, unit: '', goal };
  };
  const [counting, reviews] = ['/, visits counted', '/reviews in Hebrew'];
  return [
    {
      visit: (isOurs) => load(isOurs ? ours.en : plain.en),
      rows: [lcp('/'), blocking('/', noticeable), shift('/', { atMost: 0.001 })],
    },
    {
      visit: (isOurs) => load(isOurs ? counted.en : plain.en),
      rows: [lcp(counting), blocking(counting, noticeable)],
    },
    {
      visit: (isOurs) => load(`${isOurs ? ours.en : plain.en}/services`),
      rows: [lcp('/services')],
    },
    {
      visit: (isOurs) => load(`${isOurs ? ours.he : plain.he}/reviews`),
      rows: [lcp(reviews), blocking(reviews, noticeable), shift(reviews, { plus: 0.02 })],
    },
  ];
}

/** First interaction with a page whose code is prefetched. */
function starts(browser: Browser, { ours, plain }: BenchSites): Measurement[] {
  const tapMenu = (isOurs: boolean) =>
    onPhone(browser, {}, async (phone) => {
      const { page } = phone;
      await openAtRest(phone, isOurs ? ours.en : plain.en);
      if (!isOurs) await openPanelByPlainDom(page);
      // Marked in the page: a command to the browser waits for the tasks of hydration.
      await page.evaluate(() => {
        const mark = ({ type, timeStamp: startTime }: Event) =>
          performance.mark(type, { startTime });
        addEventListener('pointerdown', mark, { capture: true, once: true });
        document.querySelector('dialog')?.addEventListener('focusin', mark, { once: true });
      });
      const paint = await phone.timeToPaint(() =>
        page.getByRole('button', { name: t('layout.panel.open') }).tap(),
      );
      const usable = await page.evaluate(() => {
        const [press, focus] = ['pointerdown', 'focusin'].map(
          (name) => performance.getEntriesByName(name)[0]?.startTime,
        );
        return (focus ?? Number.NaN) - (press ?? Number.NaN);
      });
      return [paint, usable];
    });
  const longestTask = (isOurs: boolean) =>
    onPhone(browser, {}, async (phone) => {
      await openAtRest(phone, isOurs ? ours.en : plain.en);
      const before = (await phone.metrics()).longTasks.length;
      await phone.page.mouse.move(201, 302);
      await phone.page.mouse.move(202, 302);
      await phone.page.waitForTimeout(3000);
      return [Math.max(0, ...(await phone.metrics()).longTasks.slice(before))];
    });
  return [
    {
      visit: tapMenu,
      rows: [
        { name: 'first tap: panel to paint', unit: 'ms', goal: { times: 1.2 } },
        { name: 'first tap: panel focused', unit: 'ms', goal: { times: 1.2 } },
      ],
    },
    {
      visit: longestTask,
      rows: [{ name: 'longest task of a start (over 50)', unit: 'ms', goal: { atMost: 160 } }],
    },
  ];
}

/** A difference that a person may notice, in ms. */
const noticeable = 50;

/** From an event on a hydrated page to the next paint. */
function interaction(
  browser: Browser,
  { ours, plain }: BenchSites,
  { name, path, isWide = false, prepare, act, ...control }: Interaction,
): Measurement {
  const visit = (isOurs: boolean) =>
    onPhone(browser, { isWide }, async (phone) => {
      // A failing list shows a toast.
      if (name === 'toast shown')
        await phone.page.route('**/api/reviews/**', (route) => route.abort());
      await openAtRest(phone, (isOurs ? ours.en : plain.en) + path);
      if (isOurs) await hydrate(phone);
      await (isOurs ? prepare : (control.prepareControl ?? prepare))?.(phone.page);
      await settle(phone.page);
      const begin = isOurs ? act : (control.actOnControl ?? act);
      return [await phone.timeToPaint(() => begin(phone.page))];
    });
  return { visit, rows: [{ name: `${name}, to paint`, unit: 'ms', goal: { plus: noticeable } }] };
}

/** From the press on a link to the heading of its page. */
function links(browser: Browser, { ours, plain }: BenchSites): Measurement {
  const follow = (address: string, isHydrated: boolean, press: Press) =>
    onPhone(browser, { isWide: press !== tap }, async (phone) => {
      const { page } = phone;
      await openAtRest(phone, address);
      if (isHydrated) await hydrate(phone);
      const name = press === tap ? t('home.hero.work') : t('pricing.meta.name');
      const link = page.getByRole('link', { name, exact: true }).first();
      const before = await page.locator('h1').textContent();
      const started = await press(page, link);
      await page.waitForFunction(
        (heading) =>
          ![null, undefined, heading].includes(document.querySelector('h1')?.textContent),
        before,
      );
      return performance.now() - started;
    });
  const presses = [pointer(400, 200), pointer(100, 0), tap];
  return {
    visit: async (isOurs) => {
      const address = isOurs ? ours.en : plain.en;
      const times: number[] = [];
      for (const press of presses) times.push(await follow(address, false, press));
      times.push(await follow(address, isOurs, pointer(100, 0)));
      return times;
    },
    rows: [
      { name: 'first link, pointer on its way for 400 ms, at rest for 200', goal: { times: 1 } },
      { name: 'first link, pointer on its way for 100 ms', goal: { times: 1.2 } },
      { name: 'first link, tapped', goal: { times: 1 } },
      { name: 'link, hydrated, pointer on its way for 100 ms', goal: { times: 1 } },
    ].map((row) => ({ ...row, unit: 'ms' })),
  };
}

/** Presses a link, and returns the time of the press. */
type Press = (page: Page, link: Locator) => Promise<number>;

/** A finger: no pointer moves before it, as `link.tap()` would let the page see. */
const tap: Press = async (page, link) => {
  const { x, y } = await centerOf(link);
  const started = performance.now();
  await page.touchscreen.tap(x, y);
  return started;
};

/** A person moves the mouse to a link, rests on it, and presses it. @param way, rest in ms. */
function pointer(way: number, rest: number): Press {
  return async (page, link) => {
    const target = await centerOf(link);
    const from = { x: 640, y: 600 };
    const started = performance.now();
    for (let part = 0; part < 1; part = (performance.now() - started) / way) {
      const at = Math.min(part, 1);
      await page.mouse.move(from.x + (target.x - from.x) * at, from.y + (target.y - from.y) * at);
      // Commands of the mouse wait for the page, whose next frame is at most 16 ms away.
      await new Promise((resolve) => setTimeout(resolve, 16));
    }
    await page.mouse.move(target.x, target.y);
    await new Promise((resolve) => setTimeout(resolve, rest));
    const pressed = performance.now();
    await page.mouse.down();
    await page.mouse.up();
    return pressed;
  };
}

async function centerOf(link: Locator) {
  const box = await link.boundingBox();
  if (!box) throw new Error('expected a visible link');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
