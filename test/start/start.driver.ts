import { expect, type Page } from '@playwright/test';
import { startStates } from '../../machines/start.machine';
import type { startModel } from '../../machines/start.model';
import type { StartState } from '../../machines/startTable';
import { type BrowserDriver, sceneOn } from '../browser/models/browserDriver';
import { drawUntil } from '../browser/models/drawUntil';
import { holdRequests } from '../browser/models/heldRequests';
import { anyCode, mainCode } from '../browser/support/code';
import { leaveAndReturn } from '../browser/support/leaveAndReturn';
import { placeOf } from '../browser/support/place';
import { prerender, showPrerendered } from '../browser/support/prerendering';
import { navigation } from '../browser/support/roles';
import { fingerOn } from '../features/toasts/toastPage';

/** More than half of the time without code after which a start fails, in ms. */
const aWhile = 8_000;

export const startDriver: BrowserDriver<typeof startModel> = {
  scenarios: { 'a page that is opened': '/' },
  console: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|aborted/,
  hasNoActor: true,
  cannot: [
    { state: 'failed', step: 'site.live', why: 'failure.spec.ts has a start that takes too long' },
  ],
  async open(path, { page, locale, origin }) {
    await prerender(page);
    await page.goto(origin() + path);
    const code = await holdRequests(page, anyCode);
    const main = await holdRequests(page, mainCode);
    const control = page.getByRole('button', { name: locale.t('home.hero.menu.flip') });
    const link = navigation(page, locale).getByRole('link', {
      name: locale.t('pricing.meta.name'),
    });
    const finger = await fingerOn(page);
    return sceneOn(page, {
      steps: {
        'page.shown': () => showPrerendered(page),
        interaction: () => page.keyboard.press('Shift'),
        'code.needed': async () => {
          await control.evaluate((button: HTMLElement) => button.click());
          await expect(control).toHaveAttribute('aria-busy', 'true');
        },
        'link.pressed': async () => {
          const { x, y } = await placeOf(link);
          await finger.press(x + 5, y + 5);
          await finger.cancel();
        },
        'page.left': () => leaveAndReturn(page),
        'code.arrived': async () => {
          await page.clock.runFor(aWhile);
          await main.answer((route) => route.continue());
          await expect(page.locator('link[href*="/main."]')).toBeAttached();
          main.hold();
          await page.clock.runFor(aWhile);
        },
        'code.failed': async () => {
          await code.answer((route) => route.abort());
          await expect.poll(() => stateOf(page)).toBe('failed');
          code.hold();
        },
        'site.live': async () => {
          for (const held of [code, main]) await held.answer((route) => route.continue());
          await drawUntil(page, async () => (await stateOf(page)) === 'live');
        },
        online: async () => {
          await page.context().setOffline(true);
          await page.context().setOffline(false);
        },
      },
      look: async () => ({ state: await stateOf(page) }),
    });
  },
};

async function stateOf(page: Page): Promise<StartState> {
  const name = await page.evaluate(() => document.documentElement.dataset.start ?? 'hidden');
  const state = startStates.find((one) => one === name);
  if (!state) throw new Error(`the table has no state ${name}`);
  return state;
}
