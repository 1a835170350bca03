import { placeOf } from '../../browser/support/place';
import { switchLanguage } from '../../browser/support/roles';
import { expect, test } from '../../browser/support/test';
import { locales } from '../../browser/support/words';
import { failAgain, openWithToast, pauseTimer, swipe, toasts } from './toastPage';

const { en, he } = locales;

// Positions are measured, so nothing may move.
test.use({ reducedMotion: 'reduce', hasTouch: true });

test('[S4] drags a toast to the right, and dismisses it at 50 px', async ({ page, english }) => {
  await pauseTimer(page);
  await openWithToast(page, english, en);
  const { words, close } = toasts(page, en);
  await swipe(words, -60);
  await swipe(words, 49);
  await expect(words).toBeVisible();
  await swipe(words, 50);
  await expect(words).toHaveCount(0);

  await test.step('a drag on the close button clicks nothing, and a later click closes', async () => {
    await failAgain(page, en);
    const { x, y } = await placeOf(close);
    await page.mouse.move(x + 9, y + 9);
    await page.mouse.down();
    await page.mouse.move(x + 39, y + 9, { steps: 5 });
    await expect.poll(async () => Math.round((await placeOf(close)).x - x)).toBe(30);
    await page.mouse.up();
    await expect(words).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await page.clock.runFor(1000);
    await close.click();
    await expect(words).toHaveCount(0);
  });
});

test('[S4] dismisses a toast to the left as well in Hebrew', async ({ page, english }) => {
  await pauseTimer(page);
  await openWithToast(page, english, en);
  await switchLanguage(page, en);
  const { words } = toasts(page, he);
  await expect(words).toHaveText(he.t('reviews.toasts.listFailed'));
  await swipe(words, -49);
  await expect(words).toBeVisible();
  await swipe(words, -50);
  await expect(words).toHaveCount(0);
});
