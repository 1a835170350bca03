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
import { bothTongues, tongues } from './support/words';

// Where things stand is measured: nothing may be on its way.
test.use({ reducedMotion: 'reduce' });

for (const tongue of bothTongues) {
  const { language, t } = tongue;
  const listFailed = t('reviews.toasts.listFailed');

  test.describe(`in ${language}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('[S4] a finger dismisses it with 50 px to the right, not with 49', async ({
        page,
        sites,
      }) => {
        await stopTime(page);
        await openWithToast(page, sites[language], tongue);
        const { region, words } = toasts(page, tongue);
        const { left } = await placeOf(words);
        await swipe(words, 49);
        await expect(words).toHaveText(listFailed);
        await expect.poll(async () => (await placeOf(words)).left).toBe(left);
        await swipe(words, 50);
        await expect(region).toBeEmpty();
      });

      test('[S4] a finger that goes up scrolls the page, and the message stays', async ({
        page,
        sites,
      }) => {
        await stopTime(page);
        await openWithToast(page, sites[language], tongue);
        const { words } = toasts(page, tongue);
        await swipe(words, 4, -300);
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
        await expect(words).toHaveText(listFailed);
      });
    });
  });
}

test.describe('with a mouse', () => {
  const english = tongues.en;

  for (const { language, dx, is } of [
    { language: 'en', dx: 49, is: 'shown' },
    { language: 'en', dx: 50, is: 'gone' },
    { language: 'en', dx: -90, is: 'shown' },
    { language: 'he', dx: -49, is: 'shown' },
    { language: 'he', dx: -50, is: 'gone' },
    { language: 'he', dx: 50, is: 'gone' },
  ] as const) {
    test(`[S4] drawn by ${dx} px in ${language} it is ${is}`, async ({ page, sites }) => {
      const tongue = tongues[language];
      await stopTime(page);
      await openWithToast(page, sites[language], tongue);
      const { region, words } = toasts(page, tongue);
      const { left } = await placeOf(words);
      await draw(words, dx);
      const drawn = language === 'en' ? Math.max(0, dx) : dx;
      await expect.poll(async () => (await placeOf(words)).left).toBe(left + drawn);
      await page.mouse.up();
      if (is === 'gone') {
        await expect(region).toBeEmpty();
      } else {
        await expect(words).toBeVisible();
        await expect.poll(async () => (await placeOf(words)).left).toBe(left);
      }
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
    });
  }

  test('[S4] drawn down it stays', async ({ page, sites }) => {
    await stopTime(page);
    await openWithToast(page, sites.en, english);
    const { words } = toasts(page, english);
    const { left, top } = await placeOf(words);
    await draw(words, 30, 60);
    expect(await placeOf(words)).toMatchObject({ left, top });
    await page.mouse.up();
    await expect(words).toBeVisible();
  });

  test('[S4] a swipe that leaves the window is none', async ({ page, sites }) => {
    await stopTime(page);
    await openWithToast(page, sites.en, english);
    const { words } = toasts(page, english);
    const { left, top } = await placeOf(words);
    await draw(words, 60);
    await expect.poll(async () => (await placeOf(words)).left).toBe(left + 60);
    await page.mouse.move(1400, top, { steps: 4 });
    await expect.poll(async () => (await placeOf(words)).left).toBe(left);
    await page.mouse.move(left + 80, top + 5);
    await page.mouse.up();
    await expect(words).toBeVisible();
  });

  test('[S4] a swipe that began on the close button presses nothing', async ({
    page,
    sites,
    expectConsole,
  }) => {
    expectConsole(serverError);
    await stopTime(page);
    await openWithTwoToasts(page, sites.he, tongues.he);
    const { words, close } = toasts(page, tongues.he);
    await draw(close, 30);
    await page.mouse.up();
    await expect(words).toHaveText(tongues.he.t('reviews.toasts.listFailed'));
    await draw(close, 60);
    await page.mouse.up();
    await expect(words).toHaveText(tongues.he.t('reviews.toasts.submitFailed'));
    await page.clock.runFor(1000);
    await close.click();
    await expect(words).toHaveCount(0);
  });
});
