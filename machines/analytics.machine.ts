import { assign, enqueueActions, setup } from 'xstate';
import { type AnalyticsCall, callsFor, type DomainLabel, type Views } from './analyticsRules';

export interface AnalyticsInput {
  /** Whether there is a measurement id; without one nothing is ever sent. */
  readonly hasId: boolean;
  /** What was sent on this page before the machine ran; the script is there then. */
  readonly counted?: Views | undefined;
}

export interface AnalyticsContext {
  readonly hasId: boolean;
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
  { readonly type: 'script.wanted' } | AnalyticsCall;

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
      for (const call of callsFor(seen, sent)) enqueue.emit(call);
      enqueue.assign({ sent: seen });
    }),
  },
}).createMachine({
  id: 'analytics',
  context: ({ input: { hasId, counted } }) => {
    const views = counted ?? {};
    return { hasId, isScriptWanted: counted !== undefined, seen: views, sent: views };
  },
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
