import type { Browser, Page } from '@playwright/test';
import {
  changeLanguage,
  chooseStar,
  closeLanguages,
  closePanel,
  closeToast,
  focusForm,
  followLink,
  openLanguages,
  openPanel,
  openReviewForm,
  retryReviews,
  sendForm,
} from './acts';
import { timeAnswer, twoFrames, watchAnswers } from './answerTime';
import type { Figure } from './figure';
import { addPopover, nativeButton, openByPlainDom } from './nativePanel';
import { cheapPhone, onDevice, openAtRest, wake } from './phone';
import { failReviews, fulfilReviews } from './reviewsAnswer';
import type { Run } from './run';
import type { Origins } from './sites';
import { type Summary, summarize } from './statistics';

/** Something that a person does again and again on a page that lives. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly isWide?: boolean;
  /** Done with a measurement id as well: all others answer alike on a page that lives. */
  readonly isAlsoCounted?: boolean;
  /** What makes its control of a page without scripts: it is then done there as well, in place of the popover. */
  prepareControl?(page: Page): Promise<void>;
  prepare?(page: Page): Promise<void>;
  /** What is timed, and what has to be seen before it is done again. */
  act(page: Page, round: number): Promise<void>;
  /** Leads back to where it can be done again; not timed. */
  undo?(page: Page): Promise<void>;
}

const interactions: readonly Interaction[] = [
  {
    name: 'panel opened',
    path: '/',
    isAlsoCounted: true,
    prepareControl: openByPlainDom,
    act: openPanel,
    undo: closePanel,
  },
  {
    name: 'language menu opened',
    path: '/',
    isWide: true,
    act: openLanguages,
    undo: closeLanguages,
  },
  {
    name: 'language switched',
    path: '/',
    isWide: true,
    prepare: openLanguages,
    act: changeLanguage,
    undo: openLanguages,
  },
  { name: 'star chosen', path: '/reviews', prepare: openReviewForm, act: chooseStar },
  { name: 'toast closed', path: '/reviews', act: closeToast, undo: retryReviews },
  {
    name: 'toast asked for',
    path: '/reviews',
    prepare: closeToast,
    act: retryReviews,
    undo: closeToast,
  },
  { name: 'form sent with nothing in it', path: '/contact', act: sendForm },
  {
    name: 'letter typed into the form',
    path: '/contact',
    prepare: focusForm,
    act: (page) => page.keyboard.press('a'),
  },
  { name: 'link to another page', path: '/', isWide: true, isAlsoCounted: true, act: followLink },
];

/**
 * From an event to the next paint on a page that lives, four times slower: of so many times the median and the
 * worst. The control is a native popover on the page without scripts; of the panel, the same panel by plain DOM.
 */
export async function measureAnswers(run: Run): Promise<Figure[]> {
  const { browser, sites, isQuick, skip } = run;
  const times = isQuick ? 2 : 20;
  const figures: Figure[] = [];
  const native = summarize(await timeNative(browser, sites.withoutId.plain, times));
  const popover = { ...native, what: 'native popover' };
  for (const site of isQuick ? [sites.withoutId] : [sites.withoutId, sites.withId]) {
    const isCounted = site === sites.withId;
    for (const interaction of interactions.filter((one) => !isCounted || one.isAlsoCounted)) {
      try {
        const taken = await timeInteraction(browser, site.ours, interaction, times);
        const { name, prepareControl } = interaction;
        const control = prepareControl
          ? {
              ...summarize(await timeControl(browser, site.plain, interaction, times)),
              what: 'the same by plain DOM',
            }
          : popover;
        figures.push(...figuresOf(name, site.counting, summarize(taken), control));
      } catch (error) {
        skip(`${interaction.name}, ${site.counting}: ${firstLine(error)}`);
      }
    }
  }
  return [...figures, ...(await measureSwitch(run, times))];
}

function figuresOf(
  name: string,
  counting: Figure['counting'],
  ours: Summary,
  control: Summary & { readonly what: string },
): Figure[] {
  const about = { subject: 'Answers', counting, unit: 'ms' } as const;
  const worst = { median: ours.high, low: ours.low, high: ours.high, count: ours.count };
  return [
    { ...about, name: `${name}, to the next paint`, ours, control, goal: { atMost: 50 } },
    { ...about, name: `${name}, worst of all`, ours: worst, goal: { atMost: 100 }, isDetail: true },
  ];
}

function timeInteraction(
  browser: Browser,
  { en }: Origins,
  interaction: Interaction,
  times: number,
): Promise<number[]> {
  const { path, isWide = false, prepare } = interaction;
  return onDevice(browser, { ...cheapPhone, isWide }, async (visit) => {
    const { page } = visit;
    page.setDefaultTimeout(20_000);
    await watchAnswers(page);
    await (path === '/reviews' ? failReviews(page) : fulfilReviews(page, 12));
    await openAtRest(page, `${en}${path}`);
    await wake(visit);
    await prepare?.(page);
    return timeRounds(page, interaction, times);
  });
}

/** Does it so many times; gives how long the page took each time, in ms. */
async function timeRounds(
  page: Page,
  { act, undo }: Pick<Interaction, 'act' | 'undo'>,
  times: number,
): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) {
    taken.push(await timeAnswer(page, () => act(page, round)));
    await undo?.(page);
  }
  return taken;
}

/** The same acts on the page without scripts, which its control answers. */
function timeControl(
  browser: Browser,
  { en }: Origins,
  interaction: Interaction,
  times: number,
): Promise<number[]> {
  const { path, prepareControl } = interaction;
  return onDevice(browser, cheapPhone, async ({ page }) => {
    await watchAnswers(page);
    await openAtRest(page, `${en}${path}`);
    await prepareControl?.(page);
    return timeRounds(page, interaction, times);
  });
}

function timeNative(browser: Browser, { en }: Origins, times: number): Promise<number[]> {
  return onDevice(browser, cheapPhone, async ({ page }) => {
    await watchAnswers(page);
    await openAtRest(page, en);
    await addPopover(page);
    const act = () => page.getByRole('button', { name: nativeButton }).tap();
    return timeRounds(page, { act, undo: () => page.keyboard.press('Escape') }, times);
  });
}

/**
 * From the press on a language until all of the page reads in it. The control: on the page without scripts, every
 * text is written anew and the direction turned, by plain DOM.
 */
async function measureSwitch({ browser, sites }: Run, times: number): Promise<Figure[]> {
  const ours = await onDevice(browser, { ...cheapPhone, isWide: true }, async (visit) => {
    const { page } = visit;
    await fulfilReviews(page, 12);
    await page.addInitScript(watchLanguage);
    await openAtRest(page, sites.withoutId.ours.en);
    await wake(visit);
    const taken: number[] = [];
    for (let round = 0; round < times; round += 1) {
      await openLanguages(page);
      await changeLanguage(page, round);
      const handle = await page.waitForFunction(() => Reflect.get(globalThis, 'benchSwitched'));
      taken.push(Number(await handle.jsonValue()));
    }
    return taken;
  });
  const plain = await onDevice(browser, { ...cheapPhone, isWide: true }, async ({ page }) => {
    await openAtRest(page, sites.withoutId.plain.en);
    const taken: number[] = [];
    for (let round = 0; round < times; round += 1) {
      const started = await page.evaluate(rewriteTexts);
      await page.evaluate(twoFrames);
      taken.push((await page.evaluate(() => performance.now())) - started);
    }
    return taken;
  });
  return [
    {
      subject: 'Answers',
      name: 'language switched, press to all text',
      counting: 'without id',
      unit: 'ms',
      ours: summarize(ours),
      control: { ...summarize(plain), what: 'texts rewritten by plain DOM' },
      goal: { atMost: 100 },
    },
  ];
}

/** In the page: from a press on, looks in each frame whether the page has another language. */
function watchLanguage(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const { lang } = document.documentElement;
      Reflect.set(globalThis, 'benchSwitched', 0);
      const look = () => {
        if (document.documentElement.lang === lang) requestAnimationFrame(look);
        else Reflect.set(globalThis, 'benchSwitched', performance.now() - timeStamp);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

/** In the page: writes each text anew and turns the page's direction. Gives the time at its start, in ms. */
function rewriteTexts(): number {
  const started = performance.now();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = [...(node.nodeValue ?? '')].reverse().join('');
  }
  const { documentElement } = document;
  documentElement.dir = documentElement.dir === 'rtl' ? 'ltr' : 'rtl';
  return started;
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
