import type { Page } from '@playwright/test';
import { languageButton } from './support/roles';
import { expect, test } from './support/test';
import {
  openWithToast,
  openWithTwoToasts,
  sendToWindow,
  serverError,
  stopTime,
  toasts,
} from './support/toasts';
import { announcements } from './support/watch';
import { bothTongues, tongues } from './support/words';

// Where things stand is measured: nothing may be on its way.
test.use({ reducedMotion: 'reduce' });

for (const tongue of bothTongues) {
  const { language, t } = tongue;
  const listFailed = t('reviews.toasts.listFailed');
  const submitFailed = t('reviews.toasts.submitFailed');

  test.describe(`in ${language}`, () => {
    test('[S4] a message shows for 5000 ms', async ({ page, sites }) => {
      await stopTime(page);
      await openWithToast(page, sites[language], tongue);
      const { region, words } = toasts(page, tongue);
      await page.clock.runFor(4999);
      await expect(words).toHaveText(listFailed);
      await page.clock.runFor(1);
      await expect(region).toBeEmpty();
    });

    test('[S4] the next waits its turn and has its own 5000 ms', async ({
      page,
      sites,
      expectConsole,
    }) => {
      expectConsole(serverError);
      await stopTime(page);
      await openWithTwoToasts(page, sites[language], tongue);
      const { region, words } = toasts(page, tongue);
      await page.mouse.move(6, 6);
      await page.clock.runFor(4999);
      await expect(words).toHaveText([listFailed]);
      await page.clock.runFor(1);
      await expect(words).toHaveText([submitFailed]);
      await page.clock.runFor(4999);
      await expect(words).toHaveText([submitFailed]);
      await page.clock.runFor(1);
      await expect(region).toBeEmpty();
      expect(await announcements(page)).toEqual([listFailed, submitFailed]);
    });

    for (const { what, hold, release } of [
      {
        what: 'under the pointer',
        hold: (page: Page) => toasts(page, tongue).words.hover(),
        release: (page: Page) => page.mouse.move(6, 6),
      },
      {
        what: 'with the focus in it',
        hold: (page: Page) => page.keyboard.press('F8'),
        release: (page: Page) => languageButton(page, tongue).focus(),
      },
      {
        what: 'while the window has no focus',
        hold: (page: Page) => sendToWindow(page, 'blur'),
        release: (page: Page) => sendToWindow(page, 'focus'),
      },
    ]) {
      test(`[S4] ${what} its time stands still, and goes on with what was left`, async ({
        page,
        sites,
      }) => {
        await stopTime(page);
        await openWithToast(page, sites[language], tongue);
        const { region, words } = toasts(page, tongue);
        await page.clock.runFor(2000);
        await hold(page);
        await page.clock.runFor(60_000);
        await expect(words).toHaveText(listFailed);
        await release(page);
        await page.clock.runFor(2999);
        await expect(words).toHaveText(listFailed);
        await page.clock.runFor(1);
        await expect(region).toBeEmpty();
      });
    }
  });
}

test.describe('with a mouse', () => {
  const english = tongues.en;

  test('[S4] a message that comes to lie under the resting pointer waits', async ({
    page,
    sites,
    expectConsole,
  }) => {
    expectConsole(serverError);
    await stopTime(page);
    await openWithTwoToasts(page, sites.en, english);
    const { region, words, close } = toasts(page, english);
    await close.click();
    await expect(words).toHaveText(english.t('reviews.toasts.submitFailed'));
    await page.clock.runFor(60_000);
    await expect(words).toHaveText(english.t('reviews.toasts.submitFailed'));
    await page.mouse.move(6, 6);
    await page.clock.runFor(5000);
    await expect(region).toBeEmpty();
  });
});
