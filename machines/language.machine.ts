import { assign, emit, fromPromise, setup } from 'xstate';
import type { Language } from '../locales/languages';

export interface LanguageContext {
  /** Language of the page. */
  readonly language: Language;
  /** Language that is being loaded; equals `language` when idle. */
  readonly wanted: Language;
}

export type LanguageEvent = { readonly type: 'language.chosen'; readonly language: Language };

export type LanguageEmitted = { readonly type: 'language.failed' };

/**
 * Language of the page: set once by the host name, changed by the selector. If the messages of a language fail to
 * load, the page stays as it is. Source: docs/specification.md, section 4. Actor: `loadMessages(language)` resolves once
 * the messages can be shown.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    input: {} as { readonly rendered: Language; readonly host: Language },
    events: {} as LanguageEvent,
    emitted: {} as LanguageEmitted,
    tags: {} as 'busy',
  },
  actors: {
    loadMessages: fromPromise<void, Language>(async () => {}),
  },
  guards: {
    differs: ({ context }) => context.wanted !== context.language,
    isNew: ({ context }, language: Language) => language !== context.wanted,
  },
  actions: {
    want: assign((_, language: Language) => ({ wanted: language })),
    show: assign(({ context }) => ({ language: context.wanted })),
    resetWanted: assign(({ context }) => ({ wanted: context.language })),
    emitFailed: emit({ type: 'language.failed' as const }),
  },
  delays: { timeout: 10_000 },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ language: input.rendered, wanted: input.host }),
  initial: 'shown',
  on: {
    'language.chosen': {
      guard: { type: 'isNew', params: ({ event }) => event.language },
      target: '.shown',
      actions: { type: 'want', params: ({ event }) => event.language },
    },
  },
  states: {
    shown: {
      description: 'The page is shown in one language.',
      always: { guard: 'differs', target: 'loading' },
    },
    loading: {
      description: 'The messages of another language are loading; the page stays readable.',
      tags: 'busy',
      invoke: {
        src: 'loadMessages',
        input: ({ context }) => context.wanted,
        onDone: { target: 'shown', actions: 'show' },
        onError: { target: 'shown', actions: ['emitFailed', 'resetWanted'] },
      },
      after: { timeout: { target: 'shown', actions: ['emitFailed', 'resetWanted'] } },
    },
  },
});
