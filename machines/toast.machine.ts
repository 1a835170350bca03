import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';

/** Events that a toast sends to its toaster. */
export type ToastReport =
  | { readonly type: 'toast.ended' }
  | { readonly type: 'toast.removed'; readonly id: string };

export interface ToastInput {
  /** Unique for each toast. */
  readonly id: string;
  /** Time on the clock of the actor's delays, in ms. */
  readonly now: () => number;
  readonly toaster: ActorRef<Snapshot<unknown>, ToastReport>;
}

export interface ToastContext extends ToastInput {
  /** Time left when the toast was last shown, in ms. */
  readonly left: number;
  readonly shownAt: number;
}

export type ToastEvent =
  | { readonly type: 'toast.paused' }
  | { readonly type: 'toast.resumed' }
  | { readonly type: 'toast.dismissed' }
  | { readonly type: 'toast.swiped' };

/** Display time of a toast, in ms. Source: docs/specification.md, section 4. */
const showingTime = 5000;

/**
 * One toast, with a timer that the toaster can pause. Source: docs/specification.md, section 4. Input: `now()`;
 * `toaster` is told when the toast ends and when it is removed from memory.
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
      ({ context }) => ({ type: 'toast.removed', id: context.id }),
    ),
  },
  delays: { timeLeft: ({ context }) => context.left, removeAfter: 1_000_000 },
}).createMachine({
  id: 'toast',
  context: ({ input }) => ({ ...input, left: showingTime, shownAt: 0 }),
  initial: 'visible',
  states: {
    visible: {
      description: 'Visible in the page.',
      initial: 'showing',
      on: {
        'toast.dismissed': { target: 'ended' },
        'toast.swiped': { target: 'ended' },
      },
      states: {
        showing: {
          description: 'The timer is running.',
          entry: 'startTime',
          exit: 'pauseTimer',
          after: { timeLeft: { target: '#toast.ended' } },
          on: { 'toast.paused': { target: 'paused' } },
        },
        paused: {
          description: 'Paused: hovered, focused, or the window is inactive.',
          on: { 'toast.resumed': { target: 'showing' } },
        },
      },
    },
    ended: {
      description: 'Removed from the page, still in memory.',
      entry: 'reportEnded',
      after: { removeAfter: { target: 'removed' } },
    },
    removed: {
      description: 'Removed from memory.',
      type: 'final',
      entry: 'reportForgotten',
    },
  },
});
