import type { Page } from '@playwright/test';
import { seriousViolations } from './support/axe';
import { placeOf } from './support/place';
import { switchLanguage } from './support/roles';
import { expect, test } from './support/test';
import {
  failAgain,
  hasNoticedPointer,
  openWithHeldToast,
  openWithTwoToasts,
  serverError,
  stopTime,
  toasts,
} from './support/toasts';
import { announcements, layoutShifts } from './support/watch';
import { type Locale, locales } from './support/words';

// Where things stand is measured: nothing may be on its way.
test.use({ reducedMotion: 'reduce', hasTouch: true });

test('[S4] a message stands in the corner of its language, and a tap closes it', async ({
  page,
  english,
}) => {
  const { t } = locales.en;
  await openWithHeldToast(page, english, locales.en);

  await test.step('it covers no helper, at any width', () => expectInCorner(page, locales.en));

  await test.step('axe finds no barrier, in the light and in the dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousViolations(page)).toEqual([]);
    }
  });

  await test.step('it comes up quickly, and at once where motion is unwelcome', async () => {
    const animation = () =>
      toasts(page, locales.en).region.evaluate(({ firstElementChild }) => {
        if (!firstElementChild) throw new Error('nothing is shown');
        const { animationName, animationDuration } = getComputedStyle(firstElementChild);
        return { name: animationName, seconds: Number.parseFloat(animationDuration) };
      });
    expect((await animation()).name).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { name, seconds } = await animation();
    expect(name).not.toBe('none');
    expect(seconds).toBeLessThanOrEqual(0.24);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('its words follow the language, its place the direction, and it is said once', async () => {
    const { t: translate } = await switchLanguage(page, locales.en);
    await expect(toasts(page, locales.he).words).toHaveText(translate('reviews.toasts.listFailed'));
    await expectInCorner(page, locales.he);
    await expect
      .poll(() => announcements(page))
      .toEqual([t('reviews.toasts.listFailed'), translate('layout.announcements.languageChanged')]);
  });

  await test.step('a tap on the close button closes it', async () => {
    const { region, close } = toasts(page, locales.he);
    await close.tap();
    await expect(region).toBeEmpty();
  });
});

test('[S4] messages follow one another, each for 5000 ms, and move nothing else', async ({
  page,
  english,
  expectConsole,
}) => {
  const { t } = locales.en;
  const [listFailed, submitFailed] = [
    t('reviews.toasts.listFailed'),
    t('reviews.toasts.submitFailed'),
  ];
  expectConsole(serverError);
  await stopTime(page);
  const sendAgain = await openWithTwoToasts(page, english, locales.en);
  await page.mouse.move(6, 6);
  const { region, words, close } = toasts(page, locales.en);

  await test.step('each is said once and has its own time', async () => {
    const shifts = await layoutShifts(page);
    for (const expected of [listFailed, submitFailed]) {
      await page.clock.runFor(4999);
      await expect(words).toHaveText([expected]);
      await page.clock.runFor(1);
      await expect(words).not.toHaveText([expected]);
    }
    await expect(region).toBeEmpty();
    expect(await announcements(page)).toEqual([listFailed, submitFailed]);
    expect(await layoutShifts(page)).toEqual(shifts);
  });

  await test.step('one that comes to lie under the resting pointer waits', async () => {
    await failAgain(page, locales.en);
    await sendAgain();
    await close.click();
    await expect(words).toHaveText(submitFailed);
    await hasNoticedPointer(words);
    await page.clock.runFor(60_000);
    await expect(words).toHaveText(submitFailed);
    await page.mouse.move(6, 6);
    await page.clock.runFor(5000);
    await expect(region).toBeEmpty();
  });
});

/** It stands whole at the end of the line, above what floats there, and its button is large enough for a finger. */
async function expectInCorner(page: Page, locale: Locale): Promise<void> {
  const { direction, t } = locale;
  const { region, close } = toasts(page, locale);
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const place = await placeOf(region);
    const [toStart, toEnd] =
      direction === 'ltr' ? [place.left, width - place.right] : [width - place.right, place.left];
    expect(toEnd).toBeGreaterThan(8);
    expect(toEnd).toBeLessThan(24);
    if (width < 400) expect(toStart).toBeLessThan(24);
    for (const helper of [
      page.getByRole('link', { name: t('layout.chat.label') }),
      page.getByText(t('layout.badge.label'), { exact: true }),
    ]) {
      expect(place.bottom).toBeLessThanOrEqual((await placeOf(helper)).top);
    }
    const button = await placeOf(close);
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  }
}
