import { expect, type Page } from '@playwright/test';
import { origins } from '../support/addresses';
import { placeOf } from '../support/place';
import { toasts } from '../support/toasts';
import { locales } from '../support/words';
import type { BrowserDriver } from './driver';
import { wide } from './openPanel';
import { openReviews } from './openReviews';
import { sceneOn } from './sceneOn';

/** A point on a pointer's path, in px of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface Pointer {
  press(at: Point): Promise<void>;
  moveTo(to: Point): Promise<void>;
  release(): Promise<void>;
  /** Leaves the window and is released outside. */
  leave(): Promise<void>;
}

export const swipeDriver: BrowserDriver = {
  console: /500 \(Internal Server Error\)/,
  async open(scenario, { page }) {
    const language = scenario === 'in Hebrew' ? 'he' : 'en';
    const locale = locales[language];
    const { words } = toasts(page, locale);
    const reviews = await openReviews({
      page,
      locale,
      origin: (variant = 'default') => origins(variant)[language],
    });
    await reviews.fail();
    await expect(words).toBeVisible();
    const rest = await placeOf(words);
    const start = {
      x: Math.round(rest.x + rest.width / 2),
      y: Math.round(rest.y + rest.height / 2),
    };

    const mouse = mouseOf(page);
    const finger = await fingerOn(page);
    let pointer = mouse;
    const pressWith = (wanted: Pointer) => () => {
      pointer = wanted;
      return pointer.press(start);
    };
    const drag =
      (right: number, down = 0) =>
      () =>
        pointer.moveTo({ x: start.x + right, y: start.y + down });
    return sceneOn(page, {
      steps: {
        'press with the mouse': pressWith(mouse),
        'press with a finger': pressWith(finger),
        'drag to 1 px': drag(1),
        'drag to 2 px': drag(2),
        'drag to 9 px': drag(9),
        'drag to 10 px': drag(10),
        'drag to 49 px': drag(49),
        'drag to 50 px': drag(50),
        'drag 60 px to the left': drag(-60),
        'drag 60 px down': drag(0, 60),
        'let go': () => pointer.release(),
        'leave the window': () => pointer.leave(),
      },
      look: async () => {
        const [found] = await words.evaluateAll((parts) =>
          parts.map((part) => ({
            left: part.getBoundingClientRect().left,
            // Dispatched clicks report whether they were prevented.
            suppressesClick: !part.dispatchEvent(
              new MouseEvent('click', { bubbles: true, cancelable: true }),
            ),
          })),
        );
        const dragged = Math.round((found?.left ?? rest.left) - rest.left);
        return {
          dragged:
            dragged === 0 ? 'nowhere' : `${Math.abs(dragged)} px ${dragged < 0 ? 'left' : 'right'}`,
          isDismissed: found === undefined,
          // A dismissed toast ignores clicks.
          suppressesClick: found?.suppressesClick ?? true,
        };
      },
    });
  },
};

function mouseOf({ mouse }: Page): Pointer {
  return {
    async press({ x, y }) {
      await mouse.move(x, y);
      await mouse.down();
    },
    moveTo: ({ x, y }) => mouse.move(x, y),
    release: () => mouse.up(),
    async leave() {
      await mouse.move(wide.width + 100, 400);
      await mouse.up();
    },
  };
}

async function fingerOn(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  let start: Point = { x: 0, y: 0 };
  let last = start;
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    at?: Point,
  ) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ ...at }] : [] });
  };
  return {
    async press(at) {
      start = at;
      last = at;
      await touch('touchStart', at);
    },
    async moveTo(to) {
      // The browser takes over a touch that moves vertically first, to scroll.
      const isAside = last.x !== start.x;
      if (isAside && to.y !== start.y) await touch('touchMove', { x: start.x + 30, y: start.y });
      last = to;
      await touch('touchMove', to);
    },
    release: () => touch('touchEnd'),
    leave: () => touch('touchCancel'),
  };
}
