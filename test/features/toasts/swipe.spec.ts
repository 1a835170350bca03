import type { Page } from '@playwright/test';
import { placeOf } from '../../browser/support/place';
import { switchLanguage } from '../../browser/support/roles';
import { expect, test } from '../../browser/support/test';
import { type Locale, locales } from '../../browser/support/words';
import { failAgain, fingerOn, openWithToast, pauseTimer, toasts } from './toastPage';

const { en, he } = locales;

// Positions are measured, so nothing may move.
test.use({ reducedMotion: 'reduce', hasTouch: true });

test('[S4] drags a toast to the right, and dismisses it at 50 px', async ({ page, english }) => {
  const { drag, mouse, words, close } = await openToast(page, english, en);

  // It starts at 2 px.
  await drag(mouse, 0, [1, 0]);
  await drag(mouse, 2, [2, 0]);
  // It continues in any direction, but not to the left of its place.
  await drag(mouse, 40, [30, 3], [40, 80]);
  await drag(mouse, 0, [30, 0], [-30, 0]);
  // Another gesture is ignored until its end.
  for (const [x, y] of [
    [-60, 0],
    [0, 60],
    [0, -60],
    [60, 60],
  ] as const)
    await drag(mouse, 0, [x, y], [80, 0]);
  // Another button drags nothing.
  const press = (x: number, y: number) => mouse.press(x, y, 'right');
  const release = () => page.mouse.up({ button: 'right' });
  await drag({ ...mouse, press, release }, 0, [80, 0]);
  // A shorter drag springs back, and a lost pointer capture ends one.
  await drag(mouse, 49, [49, 0]);
  await expect(words).toBeVisible();
  await drag({ ...mouse, release: () => loseCapture(page) }, 60, [30, 0], [60, 0]);
  await expect(words).toBeVisible();

  await drag(mouse, 50, [50, 0]);
  await expect(words).toHaveCount(0);

  await test.step('a drag on the close button clicks nothing, and a later click closes', async () => {
    await failAgain(page, en);
    const { x, y } = await placeOf(close);
    await page.mouse.move(x + 9, y + 9);
    await page.mouse.down();
    await page.mouse.move(x + 39, y + 9, { steps: 5 });
    await page.mouse.up();
    await expect(words).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await page.clock.runFor(1000);
    await close.click();
    await expect(words).toHaveCount(0);
  });
});

test('[S4] drags a toast with one finger, from 10 px on', async ({ page, english }) => {
  const { drag, words } = await openToast(page, english, en);
  const finger = await fingerOn(page);
  await drag(finger, 0, [9, -9]);
  await drag(finger, 10, [10, 0]);
  await drag({ ...finger, release: finger.cancel }, 60, [60, 0]);
  await expect(words).toBeVisible();
  await drag(finger, 30, [30, 0], [30, 0, -80]);
  await expect(words).toBeVisible();
  await drag(finger, 50, [30, 0], [50, 0]);
  await expect(words).toHaveCount(0);
});

test('[S4] dismisses a toast to the left as well in Hebrew', async ({ page, english }) => {
  const { drag, mouse, words } = await openToast(page, english, en);
  await drag(mouse, 0, [-60, 0]);
  await switchLanguage(page, en);
  // A closing menu still hides the scrollbar.
  await expect(page.getByRole('menu')).toHaveCount(0);
  const hebrew = await measureToast(page, he);
  await hebrew.drag(mouse, -49, [-49, 0]);
  await hebrew.drag(mouse, -50, [-50, 0]);
  await expect(words).toHaveCount(0);
});

interface Pointer {
  press(x: number, y: number): Promise<unknown>;
  /** @param second x of a second finger, if there is one. */
  moveTo(x: number, y: number, second?: number): Promise<unknown>;
  release(): Promise<unknown>;
}

/** A toast with a stopped timer. */
async function openToast(page: Page, site: string, locale: Locale) {
  await pauseTimer(page);
  await openWithToast(page, site, locale);
  return measureToast(page, locale);
}

async function measureToast(page: Page, locale: Locale) {
  const { words, close } = toasts(page, locale);
  await expect(words).toHaveText(locale.t('reviews.toasts.listFailed'));
  await page.evaluate(async () => void (await document.fonts.ready));
  await hasRendered(page);
  const rest = await placeOf(words);
  const x = Math.round(rest.x + rest.width / 2);
  const y = Math.round(rest.y + rest.height / 2);
  const mouse = {
    async press(left: number, top: number, button: 'left' | 'right' = 'left') {
      await page.mouse.move(left, top);
      await page.mouse.down({ button });
    },
    moveTo: (left: number, top: number) => page.mouse.move(left, top),
    release: () => page.mouse.up(),
  };
  /** Drags along a way of offsets in px; before its release, the toast is dragged as far as expected. */
  async function drag(
    pointer: Pointer,
    expected: number,
    ...way: (readonly [x: number, y: number, second?: number])[]
  ) {
    await pointer.press(x, y);
    for (const [dx, dy, second] of way) {
      await pointer.moveTo(x + dx, y + dy, second && x + second);
    }
    await hasRendered(page);
    await expect.poll(async () => Math.round((await placeOf(words)).x - rest.x)).toBe(expected);
    await pointer.release();
  }
  return { words, close, mouse, drag };
}

/** React renders in a message, so messages that are sent later arrive when it has rendered. */
async function hasRendered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      }),
  );
}

/** As if the browser had opened a dialog. The mouse is always pointer 1. */
async function loseCapture(page: Page): Promise<void> {
  await page.locator('[data-swiping="true"]').evaluate((toast) => toast.releasePointerCapture(1));
  await page.mouse.move(300, 300);
  await expect(page.locator('[data-swiping="true"]')).toHaveCount(0);
  await page.mouse.up();
}
