import { act, fireEvent } from '@testing-library/react';
import { dragged, message, press, words } from '../../sections/toasts/openToasts';
import type { ReactDriver } from './driver';
import { answersNothing, pass, performing } from './page';
import { openToastPage } from './toastPage';

const names = { en: undefined, he: 'הודעות (F8)' } as const;

export const swipeDriver: ReactDriver = {
  async open(scenario, inspect) {
    const language = scenario === 'in Hebrew' ? 'he' : 'en';
    // Nobody looks at the window: the message stays for as long as the walk takes.
    const site = await openToastPage({ language, isWindowFocused: false, inspect });
    const { toaster } = site.actor.getSnapshot().context;
    act(() => toaster.send({ type: 'toast.added', kind: 'reviewSent' }));
    await pass(0);
    let pointer: ReturnType<typeof press> | undefined;
    const pressWith = (pointerType: 'mouse' | 'touch') => () => {
      pointer = press(message(), { pointerType });
    };
    const drag = (dx: number, dy?: number) => () => pointer?.move(dx, dy);
    return {
      perform: performing({
        'press with the mouse': pressWith('mouse'),
        'press with a finger': pressWith('touch'),
        'drag 1 px': drag(1),
        'drag 2 px': drag(2),
        'drag 9 px': drag(9),
        'drag 10 px': drag(10),
        'drag 49 px': drag(49),
        'drag 50 px': drag(50),
        'drag 60 px to the left': drag(-60),
        'drag 60 px down': drag(0, 60),
        'let go': () => pointer?.release(),
        'leave the window': () => pointer?.leaveWindow(),
      }),
      pass,
      answer: answersNothing,
      look: async () =>
        words(names[language]) === undefined
          ? { isDismissed: true }
          : { isDismissed: false, dragged: place(), swallowsClick: !fireEvent.click(message()) },
    };
  },
};

/** Where the message lies, as the model says it. */
function place(): string {
  const px = Number.parseInt(/translateX\((-?\d+)px\)/.exec(dragged())?.[1] ?? '0', 10);
  if (px === 0) return 'nowhere';
  return `${Math.abs(px)} px ${px < 0 ? 'left' : 'right'}`;
}
