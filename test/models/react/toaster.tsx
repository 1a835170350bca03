import { act } from '@testing-library/react';
import { toasts } from '../../../src/content/toasts';
import { words } from '../../sections/toasts/openToasts';
import { translatorOf } from '../../support/siteWords';
import type { ReactDriver } from './driver';
import { answersNothing, pass, performing } from './page';
import { openToastPage, toastSteps } from './toastPage';

const t = translatorOf('en');

/** The model's two messages as the site has them. */
const messages = { a: 'contactSent', b: 'reviewsFailed' } as const;

/** What waits, and what is remembered, shows in its time. */
export const toasterDriver: ReactDriver = {
  cannot: [
    {
      state: 'empty',
      step: 'the pointer comes',
      why: 'nothing is there to be pointed at',
    },
  ],
  async open(situation, inspect) {
    const isWindowFocused = situation === 'in a window that is looked at';
    const site = await openToastPage({ isWindowFocused, inspect });
    const { steps, rest, end } = toastSteps(isWindowFocused);
    const { toaster } = site.actor.getSnapshot().context;
    /** As `showToast` does, but that it gives each one an id and the usual time. */
    const add =
      (id: 'a' | 'b', time: { readonly duration?: number } = {}) =>
      async () => {
        const kind = messages[id];
        act(() =>
          toaster.send({ type: 'toast.added', id, kind, tone: toasts[kind].tone, ...time }),
        );
        await rest();
      };
    return {
      perform: performing({
        ...steps,
        'a happens': add('a'),
        'b happens': add('b'),
        'b happens, for eight seconds': add('b', { duration: 8000 }),
      }),
      pass,
      answer: answersNothing,
      end,
      look: async () => ({ shown: shown() }),
    };
  },
};

function shown(): string | undefined {
  const text = words();
  if (text === t(toasts[messages.a].words)) return 'a';
  return text === t(toasts[messages.b].words) ? 'b' : text;
}
