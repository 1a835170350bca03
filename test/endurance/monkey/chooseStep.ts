import { pages } from '../../../src/content/navigation';
import type { Random } from '../random';
import type { Action, Point, Step } from './action';

/** What a monkey sees before it acts. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** A place on each thing in the window that can be pressed or written in. */
  readonly targets: readonly Point[];
  /** Whether there is a finger beside the mouse. */
  readonly hasTouch: boolean;
}

/** How often each kind of action comes, beside the others. */
const weights = {
  'on a thing': 34,
  'on any place': 10,
  hover: 5,
  drag: 3,
  key: 28,
  type: 8,
  wheel: 8,
  history: 3,
  window: 1,
  load: 1,
} as const;

const keys = [
  ...['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp'],
  ...['F8', 'Backspace', 'Delete', 'e', 'm', 'Control+a', 'Control+z', 'Alt+ArrowDown'],
] as const;

const texts = [
  ...['a', 'Dana Levi', 'dana@example.com', 'דנה', '12', '-1', '1e9', '0.5', ' ', '\u200b\u200f'],
  ...['<b>&"', '🍕'.repeat(5), 'ﷺ', `${'long'.repeat(60)}`, 'one two '.repeat(300), '\u202eabc'],
] as const;

/** In ms: none, a frame, less and more than a submenu's delay, than a toast, than a timeout. */
const rests = [0, 0, 16, 16, 50, 120, 350, 1100, 5100, 11_000] as const;

/** What a monkey does next: a press now and then, on things more often than beside them. */
export function chooseStep(random: Random, view: View): Step {
  return { action: chooseAction(random, view), rest: random.oneOf(rests) };
}

function chooseAction(random: Random, view: View): Action {
  const anywhere = (): Point => ({
    x: random.below(view.width),
    y: random.below(view.height),
  });
  const onThing = (): Point => view.targets[random.below(view.targets.length)] ?? anywhere();
  const isTouch = view.hasTouch && random.number() < 0.75;
  const press = (point: Point): Action => ({
    kind: isTouch ? 'tap' : random.byWeight({ click: 8, 'double click': 1 }),
    ...point,
  });
  switch (random.byWeight(weights)) {
    case 'on a thing':
      return press(onThing());
    case 'on any place':
      return press(anywhere());
    case 'hover':
      return { kind: 'hover', ...onThing() };
    case 'drag': {
      const [from, to] = [onThing(), anywhere()];
      return { kind: isTouch ? 'swipe' : 'drag', ...from, toX: to.x, toY: to.y };
    }
    case 'key':
      return { kind: 'key', key: random.oneOf(keys) };
    case 'type':
      return { kind: 'type', text: random.oneOf(texts) };
    case 'wheel':
      return { kind: 'wheel', by: random.below(1600) - 700 };
    case 'history':
      return { kind: random.oneOf(['back', 'forward']) };
    case 'window':
      return { kind: random.oneOf(['blur', 'focus']) };
    case 'load':
      return random.number() < 0.5
        ? { kind: 'reload' }
        : { kind: 'open', path: pages[random.below(pages.length)] ?? '/' };
  }
}
