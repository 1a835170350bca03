import type { toastModel } from '../../../machines/toast.model';
import { type BrowserDriver, passTime, sceneOn } from '../../browser/models/browserDriver';
import { openReviews } from '../reviews/openReviews';
import { swipe, toasts } from './toastPage';

export const toastDriver: BrowserDriver<typeof toastModel> = {
  scenarios: { 'in an active window': '/reviews' },
  console: /500 \(Internal Server Error\)/,
  inHebrew: ['swipe it away'],
  async open(_, place) {
    const { page, locale } = place;
    const { words } = toasts(page, locale);
    const reviews = await openReviews(place);
    await reviews.fail();
    const pointAway = () => page.mouse.move(6, 6);
    return sceneOn(page, {
      steps: {
        'the pointer enters': () => words.hover(),
        'the pointer leaves': pointAway,
        'dismiss it': () => page.keyboard.press('Escape'),
        'swipe it away': () => swipe(words, 60),
      },
      look: async () => ({ isVisible: await words.isVisible() }),
      async restart() {
        await pointAway();
        // Nothing of the last toast remains.
        await passTime(page, 1_000_000);
        await reviews.fail();
      },
    });
  },
};
