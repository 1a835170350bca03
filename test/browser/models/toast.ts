import { languageButton } from '../support/roles';
import { sendToWindow, swipe, toasts } from '../support/toasts';
import type { BrowserDriver } from './driver';
import { holdsOn } from './holds';
import { openReviews } from './openReviews';
import { passTime, sceneOn } from './sceneOn';

export const toastDriver: BrowserDriver = {
  console: /500 \(Internal Server Error\)/,
  inHebrew: ['swipe it away'],
  async open(scenario, place) {
    const { page, locale } = place;
    const { words, close } = toasts(page, locale);
    const { begin, end, forget, outlast } = holdsOn(words);
    const reviews = await openReviews(place);
    const start = async () => {
      if (scenario === 'in an inactive window') {
        await begin('window', () => sendToWindow(page, 'blur'))();
      }
      await reviews.fail();
      await outlast();
    };
    await start();

    let isOnWords = false;
    /** A pointer that is already there enters another part. */
    const point = async () => {
      await (isOnWords ? close : words).hover();
      isOnWords = !isOnWords;
    };
    const pointAway = async () => {
      await page.mouse.move(6, 6);
      isOnWords = false;
    };
    return sceneOn(page, {
      steps: {
        'the pointer enters': begin('pointer', point),
        'the pointer leaves': end('pointer', pointAway),
        'the focus comes': begin('focus', () => page.keyboard.press('F8')),
        'the focus leaves': end('focus', () => languageButton(page, locale).focus()),
        'the window gets the focus': end('window', () => sendToWindow(page, 'focus')),
        'dismiss it': () => page.keyboard.press('Escape'),
        'swipe it away': () => swipe(words, 60),
      },
      look: async () => ({ isVisible: await words.isVisible() }),
      restart: async () => {
        await pointAway();
        await sendToWindow(page, 'focus');
        forget();
        // Nothing of the last toast remains.
        await passTime(page, 1_000_000);
        await start();
      },
    });
  },
};
