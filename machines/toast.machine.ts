import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';

/** What a toast sends to the toaster that spawned it. */
export type ToastReport =
  | { readonly type: 'toast.ended' }
  | { readonly type: 'toast.forgotten'; readonly id: string };

export interface ToastInput {
  /** One for each occurrence. */
  readonly id: string;
  /** Milliseconds on the clock that the actor's delays run by. */
  readonly now: () => number;
  readonly toaster: ActorRef<Snapshot<unknown>, ToastReport>;
}

export interface ToastContext extends ToastInput {
  /** What is left of its time, in ms, when it last began to show. */
  readonly left: number;
  readonly shownAt: number;
}

export type ToastEvent =
  | { readonly type: 'toast.paused' }
  | { readonly type: 'toast.resumed' }
  | { readonly type: 'toast.dismissed' }
  | { readonly type: 'toast.swiped' };

/** How long a toast shows, in ms. Source: specification, section 4. */
const showingTime = 5000;

/**
 * One toast: it shows for its time, which stands still while the toaster pauses it.
 * Source: specification, section 4; decisions, Toasts.
 *
 * Ports, by input: `now()`; `toaster` hears that it ended, and that it is forgotten.
 */
export const toastMachine = setup({
  types: {
    context: {} as ToastContext,
    input: {} as ToastInput,
    events: {} as ToastEvent,
  },
  actions: {
    startTime: assign(({ context }) => ({ shownAt: context.now() })),
    pauseTimer: assign(({ context }) => ({
      left: Math.max(0, context.left - (context.now() - context.shownAt)),
    })),
    reportEnded: sendTo(({ context }) => context.toaster, { type: 'toast.ended' }),
    reportForgotten: sendTo(
      ({ context }) => context.toaster,
      ({ context }) => ({ type: 'toast.forgotten', id: context.id }),
    ),
  },
  delays: { timeLeft: ({ context }) => context.left, forgetAfter: 1_000_000 },
}).createMachine({
  id: 'toast',
  context: ({ input }) => ({ ...input, left: showingTime, shownAt: 0 }),
  initial: 'visible',
  states: {
    visible: {
      description: 'It stands in the page.',
      initial: 'showing',
      on: {
        'toast.dismissed': { target: 'dismissed' },
        'toast.swiped': { target: 'dismissed' },
      },
      states: {
        showing: {
          description: 'Its time runs.',
          entry: 'startTime',
          exit: 'pauseTimer',
          after: { timeLeft: { target: '#toast.dismissed' } },
          on: { 'toast.paused': { target: 'paused' } },
        },
        paused: {
          description:
            'A pointer or the focus is on it, or the window has lost the focus; its time stands still.',
          on: { 'toast.resumed': { target: 'showing' } },
        },
      },
    },
    dismissed: {
      description: 'It has left the page and stays in memory.',
      entry: 'reportEnded',
      after: { forgetAfter: { target: 'forgotten' } },
    },
    forgotten: {
      description: 'Nothing is left of it.',
      type: 'final',
      entry: 'reportForgotten',
    },
  },
});
