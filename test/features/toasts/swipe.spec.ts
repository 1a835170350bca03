import type { Page } from '@playwright/test';
import { placeOf } from '../../browser/support/place';
import { switchLanguage } from '../../browser/support/roles';
import { expect, test } from '../../browser/support/test';
import { type Locale, locales } from '../../browser/support/words';
import { failAgain, openWithToast, pauseTimer, toasts } from './toastPage';

const { en, he } = locales;

// Positions are measured, so nothing may move.
test.use({ reducedMotion: 'reduce', hasTouch: true });

test('[S4] drags a toast to the right, and dismisses it at 50 px', async ({ page, english }) => {
  const { drag, words, close } = await openToast(page, english, en);

  await drag(0, -60);
  await drag(49, 49);
  await expect(words).toBeVisible();
  await drag(50, 50);
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

test('[S4] dismisses a toast to the left as well in Hebrew', async ({ page, english }) => {
  const { drag, words } = await openToast(page, english, en);
  await drag(0, -60);
  await switchLanguage(page, en);
  // A closing menu still hides the scrollbar.
  await expect(page.getByRole('menu')).toHaveCount(0);
  const hebrew = await measureToast(page, he);
  await hebrew.drag(-49, -49);
  await hebrew.drag(-50, -50);
  await expect(words).toHaveCount(0);
});

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
  /** Drags by some px; before its release, the toast is dragged as far as expected. */
  async function drag(expected: number, dx: number) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y);
    await hasRendered(page);
    await expect.poll(async () => Math.round((await placeOf(words)).x - rest.x)).toBe(expected);
    await page.mouse.up();
  }
  return { words, close, drag };
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
