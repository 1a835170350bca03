import type { Browser, Page } from '@playwright/test';
import { en } from '../../../locales/en';
import { he } from '../../../locales/he';
import { createTranslator } from '../../i18n/translator';
import { budgets } from './budgets';
import { addPopover, openPanelByPlainDom, replaceTextsOnKey } from './controls';
import { hydrate, onPhone, openAtRest, type Phone, settle } from './phone';
import type { BenchSites } from './sites';

/** A row of the report. */
export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'kB' | '';
  readonly ours: readonly number[];
  readonly control?: readonly number[];
  /** Limit: `× control`, `+ control`, or an absolute number. */
  readonly goal: { readonly times?: number; readonly plus?: number; readonly atMost?: number };
}

const t = createTranslator('en', { en, he }, {});

/** Measures every figure alternately with its control, so that background load affects both. */
export async function measureAll(
  browser: Browser,
  sites: BenchSites,
  rounds: number,
  log: (line: string) => void,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const add = (...found: Figure[]) => {
    figures.push(...found);
    for (const { name } of found) log(name);
  };
  add(...(await loads(browser, sites, rounds)));
  add(...(await starts(browser, sites, rounds)));
  for (const one of interactions) add(await interaction(browser, sites, rounds, one));
  add(...(await links(browser, sites, rounds)));
  add(...(await weights(browser, sites)));
  return figures;
}

async function repeat<Result>(count: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < count) results.push(await act());
  return results;
}

/** LCP, total blocking time and layout shift on slow 4G. */
async function loads(browser: Browser, { ours, counted, plain }: BenchSites, rounds: number) {
  const load = (address: string) =>
    onPhone(browser, { isSlowNetwork: true }, async ({ page, metrics }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(1000);
      const { lcp, shift, longTasks } = await metrics();
      if (lcp === 0) throw new Error(`${address}: the browser reported no LCP`);
      return { lcp, shift, blocking: longTasks.reduce((sum, task) => sum + task - 50, 0) };
    });
  const figures: Figure[] = [];
  for (const [name, address, control] of [
    ['/', ours.en, plain.en],
    ['/, visits counted', counted.en, plain.en],
    ['/services', `${ours.en}/services`, `${plain.en}/services`],
    ['/reviews in Hebrew', `${ours.he}/reviews`, `${plain.he}/reviews`],
  ] as const) {
    const pairs = await repeat(
      rounds,
      async () => [await load(control), await load(address)] as const,
    );
    const values = (key: 'lcp' | 'blocking' | 'shift') => ({
      ours: pairs.map(([, own]) => own[key]),
      control: pairs.map(([other]) => other[key]),
    });
    figures.push({ name: `LCP, ${name}`, unit: 'ms', ...values('lcp'), goal: { times: 1.2 } });
    if (name !== '/services') {
      const goal = { plus: name === '/reviews in Hebrew' ? 450 : 150 };
      figures.push({ name: `blocking time, ${name}`, unit: 'ms', ...values('blocking'), goal });
    }
    if (name === '/' || name.startsWith('/reviews')) {
      const goal = name === '/' ? { atMost: 0.001 } : { plus: 0.02 };
      figures.push({ name: `layout shift, ${name}`, unit: '', ...values('shift'), goal });
    }
  }
  return figures;
}

/** First interaction with a page whose code is prefetched. */
async function starts(browser: Browser, { ours, plain }: BenchSites, rounds: number) {
  const tapMenu = (address: string, prepare: (page: Page) => Promise<void>) =>
    onPhone(browser, {}, async (phone) => {
      const { page } = phone;
      await openAtRest(phone, address);
      await prepare(page);
      await page.evaluate(() => {
        const mark = ({ timeStamp: startTime }: Event) => performance.mark('press', { startTime });
        addEventListener('pointerdown', mark, { capture: true, once: true });
      });
      let usable = 0;
      const paint = await phone.timeToPaint(async () => {
        await page.getByRole('button', { name: t('layout.panel.open') }).tap();
        usable = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const look = () =>
                document.querySelector('dialog[open]')?.contains(document.activeElement)
                  ? resolve(
                      performance.now() -
                        (performance.getEntriesByName('press')[0]?.startTime ?? 0),
                    )
                  : requestAnimationFrame(look);
              look();
            }),
        );
      });
      return { paint, usable };
    });
  const longestTask = (address: string) =>
    onPhone(browser, {}, async (phone) => {
      await openAtRest(phone, address);
      const before = (await phone.metrics()).longTasks.length;
      await phone.page.mouse.move(201, 302);
      await phone.page.mouse.move(202, 302);
      await phone.page.waitForTimeout(3000);
      return Math.max(0, ...(await phone.metrics()).longTasks.slice(before));
    });
  const taps = await repeat(rounds, async () => ({
    control: await tapMenu(plain.en, openPanelByPlainDom),
    ours: await tapMenu(ours.en, async () => {}),
  }));
  const tasks = await repeat(rounds, async () => ({
    control: await longestTask(plain.en),
    ours: await longestTask(ours.en),
  }));
  const tapped = (key: 'paint' | 'usable') => ({
    ours: taps.map((one) => one.ours[key]),
    control: taps.map((one) => one.control[key]),
  });
  return [
    { name: 'first tap: panel to paint', unit: 'ms', ...tapped('paint'), goal: { times: 1.5 } },
    { name: 'first tap: panel usable', unit: 'ms', ...tapped('usable'), goal: { times: 2.2 } },
    {
      name: 'longest task of a start (over 50)',
      unit: 'ms',
      ours: tasks.map((one) => one.ours),
      control: tasks.map((one) => one.control),
      goal: { atMost: 160 },
    },
  ] satisfies Figure[];
}

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly isWide?: boolean;
  readonly goal: Figure['goal'];
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly prepareControl?: (page: Page) => Promise<void>;
  /** Same as `act` by default. */
  readonly actOnControl?: (page: Page) => Promise<void>;
}

const openPopover = (page: Page) => page.getByRole('button', { name: 'Open the control' }).click();
const openLanguages = (page: Page) =>
  page
    .getByRole('button', { name: t('layout.language.label') })
    .first()
    .click();

/** Interactions with a hydrated page, from event to next paint. */
const interactions: readonly Interaction[] = [
  {
    name: 'panel opened',
    path: '',
    goal: { times: 1.8 },
    act: (page) => page.getByRole('button', { name: t('layout.panel.open') }).tap(),
    prepareControl: openPanelByPlainDom,
  },
  {
    name: 'language menu opened',
    path: '',
    isWide: true,
    goal: { plus: 72 },
    act: openLanguages,
    prepareControl: addPopover,
    actOnControl: openPopover,
  },
  {
    name: 'language switched',
    path: '',
    isWide: true,
    goal: { times: 1.5 },
    prepare: openLanguages,
    act: (page) => page.getByRole('menuitemradio', { name: 'עברית' }).click(),
    prepareControl: replaceTextsOnKey,
    actOnControl: (page) => page.keyboard.press('a'),
  },
  {
    name: 'letter typed',
    path: '/contact',
    goal: { plus: 56 },
    prepare: (page) => page.getByRole('textbox', { name: t('contact.form.name') }).focus(),
    act: (page) => page.keyboard.press('a'),
  },
  {
    name: 'star chosen',
    path: '/reviews',
    goal: { plus: 96 },
    prepare: (page) => page.getByRole('button', { name: t('reviews.form.open') }).click(),
    act: (page) => page.getByRole('radio').nth(3).click({ force: true }),
    prepareControl: addPopover,
    actOnControl: openPopover,
  },
  {
    name: 'toast shown',
    path: '/reviews',
    goal: { times: 3 },
    prepare: async (page) => {
      await page.getByRole('button', { name: t('toasts.close') }).click();
    },
    act: (page) => page.getByRole('button', { name: t('reviews.list.retry') }).click(),
    prepareControl: addPopover,
    actOnControl: openPopover,
  },
];

async function interaction(
  browser: Browser,
  { ours, plain }: BenchSites,
  rounds: number,
  { name, path, isWide = false, goal, ...one }: Interaction,
): Promise<Figure> {
  const time = (
    address: string,
    makeReady: (phone: Phone) => Promise<void>,
    prepare: Interaction['prepare'],
    act: Interaction['act'],
  ) =>
    onPhone(browser, { isWide }, async (phone) => {
      // A failing list shows a toast.
      if (name === 'toast shown')
        await phone.page.route('**/api/reviews/**', (route) => route.abort());
      await openAtRest(phone, address + path);
      await makeReady(phone);
      await prepare?.(phone.page);
      await settle(phone.page);
      return phone.timeToPaint(() => act(phone.page));
    });
  const pairs = await repeat(rounds, async () => ({
    control: await time(
      plain.en,
      async () => {},
      one.prepareControl ?? one.prepare,
      one.actOnControl ?? one.act,
    ),
    ours: await time(ours.en, hydrate, one.prepare, one.act),
  }));
  return {
    name: `${name}, to paint`,
    unit: 'ms',
    ours: pairs.map((pair) => pair.ours),
    control: pairs.map((pair) => pair.control),
    goal,
  };
}

/** From the press on a link to the heading of its page. */
async function links(browser: Browser, { ours, plain }: BenchSites, rounds: number) {
  const follow = (address: string, makeReady: (phone: Phone) => Promise<void>) =>
    onPhone(browser, { isWide: true }, async (phone) => {
      const { page } = phone;
      await openAtRest(phone, address);
      await makeReady(phone);
      const link = page.getByRole('link', { name: t('layout.nav.pricing'), exact: true }).first();
      const before = await page.locator('h1').textContent();
      await link.hover({ trial: true });
      const started = performance.now();
      await link.click();
      await page.waitForFunction(
        (heading) =>
          ![null, undefined, heading].includes(document.querySelector('h1')?.textContent),
        before,
      );
      return performance.now() - started;
    });
  const rows = await repeat(rounds, async () => ({
    control: await follow(plain.en, async () => {}),
    cold: await follow(ours.en, async () => {}),
    hydrated: await follow(ours.en, hydrate),
  }));
  const control = rows.map((row) => row.control);
  const figure = (name: string, key: 'cold' | 'hydrated', times: number): Figure => {
    return { name, unit: 'ms', ours: rows.map((row) => row[key]), control, goal: { times } };
  };
  return [
    figure('first link to its heading', 'cold', 2.2),
    figure('link to its heading, hydrated', 'hydrated', 1.25),
  ];
}

/**
 * Bytes that a visitor's browser receives. Machine-independent; `npm test` checks the same budgets in more detail.
 */
async function weights(browser: Browser, { ours, largestHtml }: BenchSites) {
  const [initial, prefetched] = await onPhone(browser, {}, async ({ page, session }) => {
    let received = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      received += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(ours.en, { waitUntil: 'load' });
    const atLoad = received;
    await page.waitForLoadState('networkidle');
    return [atLoad, received - atLoad];
  });
  return [
    {
      name: 'HTML of the largest page',
      unit: 'kB',
      ours: [largestHtml],
      goal: { atMost: budgets.html },
    },
    {
      name: 'received until load with headers, /',
      unit: 'kB',
      ours: [(initial ?? 0) / 1000],
      goal: { atMost: 85 },
    },
    {
      name: 'prefetched with headers, /',
      unit: 'kB',
      ours: [(prefetched ?? 0) / 1000],
      goal: { atMost: 236 },
    },
  ] satisfies Figure[];
}
