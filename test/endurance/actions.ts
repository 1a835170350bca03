import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { pages } from '../../src/content/navigation';

/** Weight of each kind of action. */
const weights = {
  ...{ press: 44, 'double press': 3, hover: 5, drag: 3, key: 28, type: 8, wheel: 8, wait: 8 },
  ...{ back: 2, forward: 1, reload: 1, open: 1 },
};
const kinds = Object.keys(weights) as (keyof typeof weights)[];

const keys = [
  ...['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp'],
  ...['F8', 'Backspace', 'Delete', 'e', 'm', 'Control+a', 'Control+z', 'Alt+ArrowDown'],
];
const texts = [
  ...['a', 'Dana Levi', 'dana@example.com', 'דנה', '12', '-1', '1e9', '0.5', ' ', '\u200b\u200f'],
  ...['<b>&"', '🍕'.repeat(5), 'ﷺ', 'long'.repeat(60), 'one two '.repeat(300), '\u202eabc'],
];

/** Actions of the monkey in a window of this size. Each text length is equally likely early and late. */
export function actionsIn(window: { readonly width: number; readonly height: number }) {
  const kind = kinds.map((name) => ({ weight: weights[name], arbitrary: fc.constant(name) }));
  return fc.noBias(
    fc.record({
      kind: fc.oneof(...kind),
      /** Index of the element in the window; undefined for `place`. */
      thing: fc.option(fc.nat(999), { freq: 4, nil: undefined }),
      place: fc.record({ x: fc.nat(window.width - 1), y: fc.nat(window.height - 1) }),
      key: fc.constantFrom(...keys),
      text: fc.constantFrom(...texts),
      scroll: fc.integer({ min: -700, max: 900 }),
      path: fc.constantFrom(...pages),
      /** In ms: longer than a menu's delay, a toast, or a timeout. */
      wait: fc.constantFrom(350, 1100, 5100, 11_000),
    }),
  );
}

export type Action = ReturnType<typeof actionsIn> extends fc.Arbitrary<infer One> ? One : never;
type Point = Action['place'];

/** An action with its description. */
export function doing(page: Page, action: Action, at: Point, hasTouch: boolean, origin: string) {
  const { kind, key, text, scroll, path, wait, place } = action;
  const { mouse, keyboard } = page;
  const { x, y } = at;
  const loaded = { waitUntil: 'domcontentloaded' } as const;
  const done: Record<Action['kind'], readonly [words: unknown, act: () => Promise<unknown>]> = {
    press: [at, () => (hasTouch ? tap(page, at) : mouse.click(x, y))],
    'double press': [at, () => mouse.dblclick(x, y)],
    hover: [at, () => mouse.move(x, y)],
    drag: [[at, place], () => drag(page, at, place)],
    key: [key, () => keyboard.press(key)],
    type: [text, () => keyboard.insertText(text)],
    wheel: [scroll, () => mouse.wheel(0, scroll)],
    wait: [wait, () => page.clock.fastForward(wait)],
    back: ['', () => page.evaluate(() => history.back())],
    forward: ['', () => page.evaluate(() => history.forward())],
    reload: ['', () => page.reload(loaded)],
    open: [path, () => page.goto(`${origin}${path}`, loaded)],
  };
  const [words, act] = done[kind];
  return { words: `${kind} ${JSON.stringify(words)}`, act };
}

/** Chromium does not answer a touch while another document replaces the page. */
async function tap(page: Page, { x, y }: Point): Promise<void> {
  const replaced = page.waitForEvent('framenavigated', { timeout: 10_000 }).catch(() => {});
  await Promise.race([page.touchscreen.tap(x, y), replaced]);
}

async function drag({ mouse }: Page, from: Point, to: Point): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 2 });
  await mouse.up();
}
