import { type ActorRef, assign, not, type Snapshot, sendTo, setup } from 'xstate';

/** A short message. Its words are found by `kind`. */
export interface Toast {
  /** One for each occurrence. */
  readonly id: string;
  readonly kind: string;
  readonly tone: 'success' | 'error';
}

/** Why a toast waits: the pointer is on it, the focus is in it, or nobody looks at the window. */
export type PauseReason = 'hover' | 'focus' | 'window';

/** What a toast tells the toaster that shows it. */
export type ToastReport =
  | { readonly type: 'toast.ended'; readonly id: string }
  | { readonly type: 'toast.forgotten'; readonly id: string };

export interface ToastInput extends Toast {
  /** How long it shows, in ms. */
  readonly duration: number;
  /** What holds it from the start. */
  readonly reasons: readonly PauseReason[];
  /** Milliseconds on the clock that the actor's delays run by. */
  readonly now: () => number;
  readonly toaster: ActorRef<Snapshot<unknown>, ToastReport>;
}

export interface ToastContext extends Omit<ToastInput, 'duration'> {
  /** What is left of its time, in ms, when it last began to show. */
  readonly left: number;
  readonly shownAt: number;
}

export type ToastEvent =
  | { readonly type: 'toast.held'; readonly reason: PauseReason }
  | { readonly type: 'toast.released'; readonly reason: PauseReason }
  | { readonly type: 'toast.dismissed' }
  | { readonly type: 'toast.swiped' };

/**
 * One toast: it shows for its time, which stands still while anything holds it.
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
  guards: {
    isHeld: ({ context }) => context.reasons.length > 0,
  },
  actions: {
    hold: assign(({ context }, reason: PauseReason) => ({
      reasons: [...new Set([...context.reasons, reason])],
    })),
    release: assign(({ context }, reason: PauseReason) => ({
      reasons: context.reasons.filter((held) => held !== reason),
    })),
    startTime: assign(({ context }) => ({ shownAt: context.now() })),
    stopTime: assign(({ context }) => ({
      left: Math.max(0, context.left - (context.now() - context.shownAt)),
    })),
    emitEnded: sendTo(
      ({ context }) => context.toaster,
      ({ context }) => ({ type: 'toast.ended', id: context.id }),
    ),
    emitForgotten: sendTo(
      ({ context }) => context.toaster,
      ({ context }) => ({ type: 'toast.forgotten', id: context.id }),
    ),
  },
  delays: { timeLeft: ({ context }) => context.left, forgetAfter: 1_000_000 },
}).createMachine({
  id: 'toast',
  context: ({ input: { duration, ...toast } }) => ({ ...toast, left: duration, shownAt: 0 }),
  initial: 'visible',
  states: {
    visible: {
      description: 'It stands in the page.',
      initial: 'showing',
      on: {
        'toast.held': { actions: { type: 'hold', params: ({ event }) => event.reason } },
        'toast.dismissed': { target: 'dismissed' },
        'toast.swiped': { target: 'dismissed' },
      },
      states: {
        showing: {
          description: 'Its time runs.',
          always: { guard: 'isHeld', target: 'paused' },
          entry: 'startTime',
          exit: 'stopTime',
          after: { timeLeft: { target: '#toast.dismissed' } },
        },
        paused: {
          description: 'Somebody is at it, or nobody looks; its time stands still.',
          always: { guard: not('isHeld'), target: 'showing' },
          on: {
            'toast.released': {
              actions: { type: 'release', params: ({ event }) => event.reason },
            },
          },
        },
      },
    },
    dismissed: {
      description: 'It has left the page and stays in memory.',
      entry: 'emitEnded',
      after: { forgetAfter: { target: 'forgotten' } },
    },
    forgotten: {
      description: 'Nothing is left of it.',
      type: 'final',
      entry: 'emitForgotten',
    },
  },
});
