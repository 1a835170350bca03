import type { BrowserContext, Page, Route } from '@playwright/test';
import { countingScript } from '../../browser/support/counting';
import { reviewsAddress } from '../../browser/support/reviews';
import { section } from '../../browser/support/roles';
import { sendToWindow } from '../../browser/support/toasts';
import type { Locale } from '../../browser/support/words';
import type { Random } from '../random';
import { goTo } from './goTo';

interface Place {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly locale: Locale;
  readonly random: Random;
}

/** Something that goes wrong around the page. */
interface Fault {
  /** Brings it about, meets it as a visitor does, and takes it back. */
  happen(place: Place): Promise<void>;
}

const everySecond = 1000;

/** Everything that goes wrong, by name. */
export const faults: Readonly<Record<string, Fault>> = {
  'reviews answer with what is no list, or not at all': {
    async happen(place) {
      const { page, random, locale } = place;
      const answers = [
        (route: Route) => route.fulfill({ body: '<!doctype html><h1>Hello</h1>' }),
        (route: Route) => route.fulfill({ json: { reviews: 'none' } }),
        (route: Route) => route.fulfill({ body: '[{"status":"appro' }),
        (route: Route) => route.fulfill({ status: 503 }),
        (route: Route) => route.abort(),
        () => Promise.resolve(),
      ] as const;
      await whileAnswered(place, reviewsAddress, random.oneOf(answers), async () => {
        await goTo(page, locale, '/pricing');
        await goTo(page, locale, '/');
        await showEverything(page);
        await pass(page, 12_000);
        const list = section(page, locale.t('home.testimonials.heading'));
        await list.getByRole('button', { name: locale.t('reviews.list.retry') }).press('Enter');
        await pass(page, 12_000);
      });
    },
  },
  'the widget does not come': {
    async happen(place) {
      const answer = place.random.oneOf([
        (route: Route) => route.abort(),
        (route: Route) => route.fulfill({ status: 500 }),
        () => Promise.resolve(),
      ]);
      await whileAnswered(place, '**/assets/external/widget.*', answer, () => meetWidget(place));
    },
  },
  'analytics are blocked': {
    async happen(place) {
      const { page, locale } = place;
      await whileAnswered(
        place,
        countingScript,
        (route) => route.abort(),
        () =>
          whileAnswered(
            place,
            '**/collect',
            (route) => route.abort(),
            async () => {
              for (const path of ['/services', '/privacy', '/'] as const)
                await goTo(page, locale, path);
            },
          ),
      );
    },
  },
  'nothing can be kept': {
    async happen({ page, locale }) {
      await page.evaluate(() => {
        const full = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
        const kept = { setItem: Storage.prototype.setItem, getItem: Storage.prototype.getItem };
        Object.assign(Storage.prototype, { setItem: full, getItem: full });
        Reflect.set(globalThis, 'storageBefore', kept);
      });
      await goTo(page, locale, '/privacy');
      const settings = section(page, locale.t('consent.settings.heading'));
      for (let times = 0; times < 2; times += 1) await settings.getByRole('button').click();
      await page.evaluate(() =>
        Object.assign(Storage.prototype, Reflect.get(globalThis, 'storageBefore')),
      );
    },
  },
  'the clock is set': {
    async happen({ page, random, locale }) {
      const now = await page.evaluate(() => Date.now());
      const aDay = 86_400_000;
      await page.clock.setSystemTime(now + random.oneOf([-400 * aDay, -aDay, aDay, 400 * aDay]));
      await goTo(page, locale, '/contact');
      await pass(page, 12_000);
      await page.clock.setSystemTime(now);
    },
  },
  'the page is hidden and shown again': {
    async happen({ page, locale }) {
      await setVisibility(page, 'hidden');
      await sendToWindow(page, 'blur');
      await pass(page, 60_000);
      await goTo(page, locale, '/portfolio');
      await setVisibility(page, 'visible');
      await sendToWindow(page, 'focus');
    },
  },
  'the network goes and comes back': {
    async happen({ page, context, locale }) {
      await context.setOffline(true);
      for (const path of ['/reviews', '/', '/contact'] as const) {
        await goTo(page, locale, path);
        await pass(page, 12_000);
      }
      await context.setOffline(false);
    },
  },
};

/** Near the calendar, then through the badge, until both have given up. */
async function meetWidget({ page, locale }: Place): Promise<void> {
  await goTo(page, locale, '/services');
  await goTo(page, locale, '/contact');
  await page.locator('#consultation').evaluate((node) => node.scrollIntoView());
  await pass(page, 12_000);
  const badge = page.getByRole('link', { name: locale.t('layout.badge.label') });
  await badge.dispatchEvent('click');
  await pass(page, 12_000);
  await page.keyboard.press('Escape');
  await pass(page, everySecond);
}

/** Lets time go by, in ms, in seconds, so that what follows on a timer has its own. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= everySecond) {
    await page.clock.fastForward(Math.min(left, everySecond));
  }
}

async function whileAnswered(
  { context }: Place,
  address: string,
  answer: (route: Route) => Promise<void>,
  meet: () => Promise<void>,
): Promise<void> {
  const left: Route[] = [];
  // A request that was given up can no longer be answered.
  const give = (route: Route) => {
    left.push(route);
    return answer(route).catch(() => {});
  };
  await context.route(address, give);
  await meet();
  await context.unroute(address, give);
  // What nobody has answered until now never is: the browser would keep all that waits for it.
  for (const route of left) await route.abort().catch(() => {});
}

/** Scrolls past every part of the page: what waits to come near does. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.clock.runFor(100);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.clock.runFor(100);
}

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get: () => value === 'hidden',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
