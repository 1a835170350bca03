import { expect } from '@playwright/test';
import type { toasterModel } from '../../../machines/toaster.model';
import {
  type BrowserDriver,
  type Place,
  passTime,
  type Seen,
  sceneOn,
} from '../../browser/models/browserDriver';
import { placeOf } from '../../browser/support/place';
import { reviewForm } from '../forms/formPage';
import { openReviews } from '../reviews/openReviews';
import { sendToWindow, swipe, toasts } from './toastPage';

/** On the reviews page: `a` is a failed list, `b` a failed submission. */
export const toasterDriver: BrowserDriver<typeof toasterModel, 'focus' | 'blur'> = {
  scenarios: { 'in an active window': 'focus', 'in an inactive window': 'blur' },
  cannot: [{ state: 'empty', step: 'the focus comes', why: 'nothing can be focused then' }],
  console: /500 \(Internal Server Error\)/,
  async open(windowEvent, place) {
    const { page, locale } = place;
    const { t } = locale;
    const { region, words, close } = toasts(page, locale);
    const reviews = await openReviews(place);
    const failToSend = await openFailingForm(place);
    // From here on the list can be retried manually, and its toast is gone.
    await reviews.fail();
    await page.keyboard.press('Escape');
    await passTime(page, 1_000_000);
    await sendToWindow(page, windowEvent);

    let isPointing = false;
    const pointAway = async () => {
      await page.mouse.move(6, 6);
      isPointing = false;
    };
    /** The pointer follows to the next toast. Without one it leaves, because it would pause a later toast. */
    const after = (act: () => Promise<unknown>) => async () => {
      await act();
      if (!(await words.isVisible())) await pointAway();
      else if (isPointing) await words.hover();
    };
    return sceneOn(page, {
      steps: {
        'a happens': after(reviews.fail),
        'b happens': after(failToSend),
        'dismiss it': after(() => page.keyboard.press('Escape')),
        'swipe it away': after(() => swipe(words, 60)),
        'the pointer enters': async () => {
          // The position of a toast, also without one.
          const { x, y, width, height } = await placeOf(region);
          await page.mouse.move(x + width / 2, y + height - 30);
          isPointing = true;
        },
        'the pointer leaves': pointAway,
        'the focus comes': () => close.focus(),
        'the focus leaves': () => close.blur(),
        'the window loses the focus': () => sendToWindow(page, 'blur'),
        'the window gets the focus': () => sendToWindow(page, 'focus'),
      },
      async look(): Promise<Seen<typeof toasterModel>> {
        const [shown] = await words.allTextContents();
        if (shown === undefined) return { shown };
        if (shown === t('reviews.toasts.listFailed')) return { shown: 'reviewsFailed' };
        if (shown === t('reviews.toasts.submitFailed')) return { shown: 'reviewFailed' };
        throw new Error(`another toast is shown: ${shown}`);
      },
    });
  },
};

/** Fills in a review that the API rejects; returns a function that sends it. */
async function openFailingForm({ page, locale }: Place): Promise<() => Promise<void>> {
  const { t } = locale;
  const { opener, form, field, star, submit } = reviewForm(page, locale);
  await page.route('**/api/reviews', (route) => route.fulfill({ status: 500 }));
  await opener.press('Enter');
  for (const name of ['name', 'company', 'review'] as const) await field(name).fill('Dana');
  await field('service').selectOption({ index: 1 });
  await star(5).press('Space');
  return async () => {
    await submit.press('Enter');
    await expect(form.getByText(t('reviews.form.failed'))).toBeVisible();
  };
}
