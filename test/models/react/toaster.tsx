import { act } from '@testing-library/react';
import type { ToastKind } from '../../../machines/toaster.machine';
import { toasts } from '../../../src/content/toasts';
import { words } from '../../sections/toasts/openToasts';
import { translatorOf } from '../../support/siteWords';
import type { ReactDriver } from './driver';
import { answersNothing, pass, performing } from './page';
import { openToastPage, toastSteps } from './toastPage';

const t = translatorOf('en');

/** What waits, and what is remembered, shows in its time. */
export const toasterDriver: ReactDriver = {
  cannot: [
    {
      state: 'empty',
      step: 'the pointer comes',
      why: 'nothing is there to be pointed at',
    },
  ],
  async open(scenario, inspect) {
    const isWindowFocused = scenario === 'in a window that is looked at';
    const site = await openToastPage({ isWindowFocused, inspect });
    const { steps, rest, end } = toastSteps(isWindowFocused);
    const { toaster } = site.actor.getSnapshot().context;
    const add = (kind: ToastKind) => async () => {
      act(() => toaster.send({ type: 'toast.added', kind }));
      await rest();
    };
    return {
      perform: performing({
        ...steps,
        'a happens': add('contactSent'),
        'b happens': add('reviewsFailed'),
      }),
      pass,
      answer: answersNothing,
      end,
      look: async () => ({ shown: shown() }),
    };
  },
};

/** The kind of the message that is read, or its words where no kind has them. */
function shown(): string | undefined {
  const text = words();
  const [kind] = Object.entries(toasts).find(([, toast]) => t(toast.words) === text) ?? [];
  return kind ?? text;
}
