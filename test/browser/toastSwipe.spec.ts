import { placeOf, scrollTop } from './support/place';
import { expect, test } from './support/test';
import {
  draw,
  openWithToast,
  openWithTwoToasts,
  serverError,
  stopTime,
  swipe,
  toasts,
} from './support/toasts';
import { locales } from './support/words';

/* Each way and end of a swipe is walked by its model: here is what else a page does with a pointer. */

// Where things stand is measured: nothing may be on its way.
test.use({ reducedMotion: 'reduce' });

const locale = locales.he;
const { t } = locale;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[S4] a finger that goes up scrolls the page, one that goes aside 50 px dismisses', async ({
    page,
    hebrew,
  }) => {
    await stopTime(page);
    await openWithToast(page, hebrew, locale);
    const { region, words } = toasts(page, locale);
    await swipe(words, 4, -300);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await expect(words).toHaveText(t('reviews.toasts.listFailed'));
    const { left } = await placeOf(words);
    await swipe(words, 49);
    await expect(words).toBeVisible();
    await expect.poll(async () => (await placeOf(words)).left).toBe(left);
    await swipe(words, 50);
    await expect(region).toBeEmpty();
  });
});

test('[S4] a mouse that draws it selects nothing and presses nothing', async ({
  page,
  hebrew,
  expectConsole,
}) => {
  expectConsole(serverError);
  await stopTime(page);
  await openWithTwoToasts(page, hebrew, locale);
  const { words, close } = toasts(page, locale);
  const { left } = await placeOf(words);
  await draw(words, -49);
  await expect.poll(async () => (await placeOf(words)).left).toBe(left - 49);
  await page.mouse.up();
  await expect.poll(async () => (await placeOf(words)).left).toBe(left);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await draw(close, 30);
  await page.mouse.up();
  await expect(words).toHaveText(t('reviews.toasts.listFailed'));
  await draw(close, 60);
  await page.mouse.up();
  await expect(words).toHaveText(t('reviews.toasts.submitFailed'));
  await page.clock.runFor(1000);
  await close.click();
  await expect(words).toHaveCount(0);
});
