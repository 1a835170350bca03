import { expect, type Page } from '@playwright/test';
import type { startModel } from '../../machines/start.model';
import { type StartState, startTable } from '../../machines/startTable';
import { needsClient } from '../../src/start/pageContract';
import { type BrowserDriver, sceneOn } from '../browser/models/browserDriver';
import { drawUntil } from '../browser/models/drawUntil';
import { holdRequests } from '../browser/models/heldRequests';
import { clientCode } from '../browser/support/code';
import { leaveAndReturn } from '../browser/support/leaveAndReturn';
import { placeOf } from '../browser/support/place';
import { prerender, showPrerendered } from '../browser/support/prerendering';
import { navigation } from '../browser/support/roles';
import { settle } from '../browser/support/shifts';
import { fingerOn } from '../features/toasts/toastPage';

/** Delay after a failed start, in ms. */
const retryDelay = 1_000;
const window = { width: 1280, height: 800 };

export const startDriver: BrowserDriver<typeof startModel> = {
  scenarios: { 'a page that is opened': '/' },
  console: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/,
  hasNoActor: true,
  async open(path, { page, locale, origin }) {
    const client = await holdRequests(page, clientCode);
    await prerender(page);
    await page.goto(origin() + path);
    const control = page.getByRole('button', { name: locale.t('home.hero.menu.flip') });
    const link = navigation(page, locale).getByRole('link', {
      name: locale.t('pricing.meta.name'),
    });
    const finger = await fingerOn(page);
    let isPressed = false;
    const lift = async () => {
      if (isPressed) await finger.cancel();
      isPressed = false;
    };
    return sceneOn(page, {
      // Only a step advances the clock: the table has no timers, but the boot script has.
      pass: async () => {},
      steps: {
        'show the page': () => showPrerendered(page),
        interact: () => page.keyboard.press('Shift'),
        'press a control': async () => {
          await control.evaluate((button: HTMLElement) => button.click());
          await expect(control).toHaveAttribute('aria-busy', 'true');
        },
        'press a link': async () => {
          await lift();
          const { x, y } = await placeOf(link);
          await finger.press(x + 5, y + 5);
          isPressed = true;
        },
        'stay on the page': lift,
        'need code': async () => {
          // A section that stays near the window needs nothing again.
          await page.setViewportSize(window);
          await settle(page);
          const height = await page.locator(needsClient).evaluate((section) => {
            return Math.ceil(section.getBoundingClientRect().top);
          });
          await page.setViewportSize({ ...window, height });
        },
        'become live': async () => {
          await client.answer((route) => route.continue());
          await drawUntil(page, async () => (await stateOf(page)) === 'live');
        },
        'lose a chunk': async () => {
          await client.answer((route) => route.abort());
          await expect.poll(() => stateOf(page)).toBe('failed');
          client.hold();
        },
        'wait after a failure': () => page.clock.runFor(retryDelay),
        'get a connection': async () => {
          await page.context().setOffline(true);
          await page.context().setOffline(false);
        },
        'leave and return': () => leaveAndReturn(page),
      },
      look: async () => ({ state: await stateOf(page) }),
    });
  },
};

async function stateOf(page: Page): Promise<StartState> {
  const state = await page.evaluate(() => document.documentElement.dataset.start ?? 'hidden');
  if (!isState(state)) throw new Error(`the table has no state ${state}`);
  return state;
}

function isState(name: string): name is StartState {
  return Object.hasOwn(startTable, name);
}
