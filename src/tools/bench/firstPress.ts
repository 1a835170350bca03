import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { timeAnswer, watchAnswers } from './answerTime';
import type { Figure } from './figure';
import { openByPlainDom } from './nativePanel';
import { cheapPhone, onDevice, openAtRest } from './phone';
import type { Run } from './run';
import { summarize } from './statistics';
import { wordsOf } from './words';

export interface FirstPress {
  /** From the tap to the next paint, and to a panel that is seen and holds the focus. In ms. */
  readonly paint: number;
  readonly usable: number;
}

/**
 * The first tap on the menu of a page that no person has touched yet, its code fetched ahead, on a phone. The
 * control is the same panel on the page without scripts, by plain DOM.
 */
export async function measureFirstPress({ browser, sites, rounds }: Run): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const site of [sites.withoutId, sites.withId]) {
    const ours: FirstPress[] = [];
    const native: FirstPress[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await press(browser, site.ours.en, async () => {}));
      native.push(await press(browser, site.plain.en, openByPlainDom));
    }
    for (const [name, key, atMost] of [
      ['first tap on the menu to the next paint', 'paint', 50],
      ['first tap on the menu to a panel that can be used', 'usable', 100],
    ] as const) {
      figures.push({
        subject: 'First press',
        counting: site.counting,
        name,
        unit: 'ms',
        ours: summarize(ours.map((one) => one[key])),
        control: { ...summarize(native.map((one) => one[key])), what: 'the same by plain DOM' },
        goal: { atMost },
      });
    }
  }
  return figures;
}

/**
 * Taps on the menu of a page at rest, on a phone.
 * @param prepare what is done to the page before.
 */
export function press(
  browser: Browser,
  address: string,
  prepare: (page: Page, session: CDPSession) => Promise<void>,
): Promise<FirstPress> {
  return onDevice(browser, cheapPhone, async ({ page, session }) => {
    await watchAnswers(page);
    await page.addInitScript(watchPanel);
    await openAtRest(page, address);
    await prepare(page, session);
    const button = page.getByRole('button', { name: wordsOf('en')('layout.panel.open') });
    const box = await button.boundingBox();
    if (!box) throw new Error(`${address} shows no button to be tapped`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // What was looked for must not be in the way of what is measured.
    await setTimeout(200);
    let usable = Number.NaN;
    const paint = await timeAnswer(page, async () => {
      // Not by Playwright, which waits for the page between the two.
      await Promise.all([
        session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
        session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ]);
      const handle = await page.waitForFunction(() => Reflect.get(globalThis, 'benchUsable'));
      usable = await handle.jsonValue();
    });
    return { paint, usable };
  });
}

/** In the page: from the first press on, looks in each frame whether a panel is open that holds the focus. */
function watchPanel(): void {
  let pressed = 0;
  const look = () => {
    for (const panel of document.querySelectorAll('dialog, [role="dialog"], [popover]')) {
      if (!panel.checkVisibility() || !panel.contains(document.activeElement)) continue;
      Reflect.set(globalThis, 'benchUsable', performance.now() - pressed);
      return;
    }
    requestAnimationFrame(look);
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (pressed > 0) return;
      pressed = timeStamp;
      requestAnimationFrame(look);
    },
    true,
  );
}
