import { expect } from '@playwright/test';
import { reviewForm } from '../support/forms';
import { sendToWindow, swipe, toasts } from '../support/toasts';
import type { BrowserDriver, Place } from './driver';
import { holdsOn } from './holds';
import { openReviews } from './openReviews';
import { passTime, sceneOn } from './sceneOn';

/** On the reviews page: `a` is a failed list, `b` a failed submission. */
export const toasterDriver: BrowserDriver = {
  console: /500 \(Internal Server Error\)/,
  async open(scenario, place) {
    const { page, locale } = place;
    const { t } = locale;
    const { words } = toasts(page, locale);
    const { begin, end, forget, outlast } = holdsOn(words);
    const reviews = await openReviews(place);
    const sending = await openFailingForm(place);
    // From here on the list can be retried manually, and its toast is gone.
    await reviews.fail();
    await page.keyboard.press('Escape');
    await passTime(page, 1_000_000);
    const loseWindow = begin('window', () => sendToWindow(page, 'blur'));
    if (scenario === 'in an inactive window') await loseWindow();

    const happen = (fail: () => Promise<void>) => async () => {
      await fail();
      await outlast();
    };
    /** Moves the pointer to an empty place, because it would pause the next toast. */
    const leaveIfEmpty = async () => {
      if (await words.isVisible()) return outlast();
      await page.mouse.move(6, 6);
      forget('pointer');
    };
    /** Position of a toast. */
    const point = async () => {
      const region = await toasts(page, locale).region.boundingBox();
      if (!region) throw new Error('there is no place for messages');
      const { x, y, width, height } = region;
      await page.mouse.move(x + width / 2, y + height - 30);
    };
    return sceneOn(page, {
      steps: {
        'a happens': happen(reviews.fail),
        'b happens': happen(sending.fail),
        'dismiss it': async () => {
          await page.keyboard.press('Escape');
          await leaveIfEmpty();
        },
        'swipe it away': async () => {
          await swipe(words, 60);
          await leaveIfEmpty();
        },
        'the pointer enters': begin('pointer', point),
        'the pointer leaves': end('pointer', () => page.mouse.move(6, 6)),
        'the window loses the focus': loseWindow,
        'the window gets the focus': end('window', () => sendToWindow(page, 'focus')),
      },
      look: async () => {
        const [shown] = await words.allTextContents();
        const ids: Readonly<Record<string, string>> = {
          [t('reviews.toasts.listFailed')]: 'contactSent',
          [t('reviews.toasts.submitFailed')]: 'reviewsFailed',
        };
        return { shown: shown === undefined ? undefined : (ids[shown] ?? shown) };
      },
    });
  },
};

/** Fills in a review that the API rejects. */
async function openFailingForm({ page, locale }: Place): Promise<{ fail(): Promise<void> }> {
  const { t } = locale;
  const { opener, form, field, star, submit } = reviewForm(page, locale);
  await page.route('**/api/reviews', (route) => route.fulfill({ status: 500 }));
  await opener.press('Enter');
  for (const name of ['name', 'company', 'review'] as const) await field(name).fill('Dana');
  await field('service').selectOption({ index: 1 });
  await star(5).press('Space');
  return {
    async fail() {
      await submit.press('Enter');
      await expect(form.getByText(t('reviews.form.failed'))).toBeVisible();
    },
  };
}
