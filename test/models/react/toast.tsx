import { act } from '@testing-library/react';
import { words } from '../../sections/toasts/openToasts';
import type { ReactDriver } from './driver';
import { answersNothing, pass, performing } from './page';
import { openToastPage, toastSteps } from './toastPage';

/** Whether its time stands still is told by the time that the steps of `toastSteps` let go by. */
export const toastDriver: ReactDriver = {
  async open(scenario, inspect) {
    const isWindowFocused = scenario === 'in a window that is looked at';
    const site = await openToastPage({ isWindowFocused, inspect });
    const { steps, rest, end } = toastSteps(isWindowFocused);
    const { toaster } = site.actor.getSnapshot().context;
    act(() => toaster.send({ type: 'toast.added', kind: 'reviewsFailed' }));
    await rest();
    return {
      perform: performing(steps),
      pass,
      answer: answersNothing,
      end,
      look: async () => ({ isVisible: words() !== undefined }),
    };
  },
};
