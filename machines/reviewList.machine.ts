import { assign, emit, fromPromise, setup } from 'xstate';

/** An approved review. The text is untrusted. */
export interface Review {
  /** Unique in its list. */
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly service: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly review: string;
  /** Date in `YYYY-MM-DD`; empty if the API has none. */
  readonly date: string;
}

export interface ReviewListContext {
  /** Maximum number of reviews: 6 on home, 12 on the reviews page. */
  readonly limit: number;
  readonly reviews: readonly Review[];
}

export type ReviewListEvent = { readonly type: 'retry.pressed' };

export type ReviewListEmitted = { readonly type: 'reviews.failed' };

/**
 * The reviews of one page: loaded once, retried only on request. Leaving the page stops the machine, which aborts the
 * request. Source: docs/specification.md, sections 4, 7, 8. Actor: `listReviews({ limit })` resolves with approved
 * reviews and rejects for anything that is not a list.
 */
export const reviewListMachine = setup({
  types: {
    context: {} as ReviewListContext,
    input: {} as { readonly limit: number },
    events: {} as ReviewListEvent,
    emitted: {} as ReviewListEmitted,
    tags: {} as 'busy',
  },
  actors: {
    listReviews: fromPromise<readonly Review[], { readonly limit: number }>(async () => []),
  },
  guards: {
    isEmpty: (_, reviews: readonly Review[]) => reviews.length === 0,
  },
  actions: {
    keep: assign((_, reviews: readonly Review[]) => ({ reviews })),
    emitFailed: emit({ type: 'reviews.failed' as const }),
  },
  delays: { timeout: 10_000 },
}).createMachine({
  id: 'reviewList',
  context: ({ input }) => ({ limit: input.limit, reviews: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Skeletons are shown.',
      tags: 'busy',
      invoke: {
        src: 'listReviews',
        input: ({ context }) => ({ limit: context.limit }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'loaded', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'emitFailed' },
      },
      after: { timeout: { target: 'failed', actions: 'emitFailed' } },
    },
    loaded: { description: 'Reviews are shown.' },
    empty: { description: 'No approved review; visitors are invited to write one.' },
    failed: {
      description: 'Shows an error and a retry button.',
      on: { 'retry.pressed': { target: 'loading' } },
    },
  },
});
