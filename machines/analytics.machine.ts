import { assign, enqueueActions, setup } from 'xstate';

/** What a visit is counted by; absent until it is known. */
export interface Views {
  readonly path?: string;
  /** The language of the page. */
  readonly language?: string;
  /** Which market the host name stands for. */
  readonly domain?: DomainLabel;
}

export type DomainLabel = 'israel' | 'international';

export interface AnalyticsInput {
  /** Whether there is a measurement id; without one nothing is ever sent. */
  readonly hasId: boolean;
}

export interface AnalyticsContext extends AnalyticsInput {
  readonly isScriptWanted: boolean;
  /** What the visitor sees. */
  readonly seen: Views;
  /** What was sent last. */
  readonly sent: Views;
}

export type AnalyticsEvent =
  | { readonly type: 'consent.given' }
  | { readonly type: 'consent.taken' }
  | { readonly type: 'page.viewed'; readonly path: string }
  | { readonly type: 'language.viewed'; readonly language: string }
  | { readonly type: 'domain.viewed'; readonly label: DomainLabel };

export type AnalyticsEmitted =
  /** Once for the visit, before any call. */
  | { readonly type: 'script.wanted' }
  | { readonly type: 'call.config'; readonly path: string }
  | {
      readonly type: 'call.event';
      readonly name: 'language_view';
      readonly category: 'user_preference';
      readonly label: string;
    }
  | {
      readonly type: 'call.event';
      readonly name: 'domain_view';
      readonly category: 'geographic';
      readonly label: DomainLabel;
    };

/**
 * What is counted. While counting is off, the machine remembers only what is on the screen now. When it is
 * switched on it sends that, and not the pages that were seen before. The same value is never sent twice in
 * a row: the first page counts once, and a jump within a page does not count.
 * Source: specification, section 7; decisions, Analytics.
 */
export const analyticsMachine = setup({
  types: {
    context: {} as AnalyticsContext,
    input: {} as AnalyticsInput,
    events: {} as AnalyticsEvent,
    emitted: {} as AnalyticsEmitted,
  },
  guards: {
    hasId: ({ context }) => context.hasId,
    hasNews: ({ context }) => context.seen !== context.sent,
  },
  actions: {
    see: assign(({ context }, views: Views) => ({ seen: { ...context.seen, ...views } })),
    wantScript: enqueueActions(({ context, enqueue }) => {
      if (context.isScriptWanted) return;
      enqueue.assign({ isScriptWanted: true });
      enqueue.emit({ type: 'script.wanted' });
    }),
    send: enqueueActions(({ context: { seen, sent }, enqueue }) => {
      const { path, language, domain } = seen;
      if (path !== undefined && path !== sent.path) {
        enqueue.emit({ type: 'call.config', path });
      }
      if (language !== undefined && language !== sent.language) {
        const category = 'user_preference';
        enqueue.emit({ type: 'call.event', name: 'language_view', category, label: language });
      }
      if (domain !== undefined && domain !== sent.domain) {
        const category = 'geographic';
        enqueue.emit({ type: 'call.event', name: 'domain_view', category, label: domain });
      }
      enqueue.assign({ sent: seen });
    }),
  },
}).createMachine({
  id: 'analytics',
  context: ({ input }) => ({ ...input, isScriptWanted: false, seen: {}, sent: {} }),
  initial: 'off',
  on: {
    'page.viewed': { actions: { type: 'see', params: ({ event: { path } }) => ({ path }) } },
    'language.viewed': {
      actions: { type: 'see', params: ({ event: { language } }) => ({ language }) },
    },
    'domain.viewed': {
      actions: { type: 'see', params: ({ event: { label } }) => ({ domain: label }) },
    },
  },
  states: {
    off: {
      description: 'No measurement id or no consent: nothing is loaded, nothing is sent.',
      on: { 'consent.given': { guard: 'hasId', target: 'on' } },
    },
    on: {
      description: 'What is seen is sent.',
      entry: 'wantScript',
      always: { guard: 'hasNews', actions: 'send' },
      on: { 'consent.taken': { target: 'off' } },
    },
  },
});
