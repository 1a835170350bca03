import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { type ToastEvent, type ToastReport, toastMachine } from './toast.machine';

/** What a short message says. Its words and its tone are the view's to choose. */
export type ToastKind =
  | 'contactSent'
  | 'contactRepeated'
  | 'contactFailed'
  | 'contactLimited'
  | 'reviewSent'
  | 'reviewFailed'
  | 'reviewLimited'
  | 'reviewsFailed'
  | 'bookingScheduled';

/** Why the toasts wait: the pointer is on one, the focus is in it, or nobody looks at the window. */
export type PauseReason = 'hover' | 'focus' | 'window';

export interface ShownToast {
  /** One for each occurrence. */
  readonly id: string;
  readonly kind: ToastKind;
  readonly actor: ActorRefFrom<typeof toastMachine>;
}

export interface ToasterInput {
  /** Milliseconds on the clock that the actor's delays run by. */
  readonly now: () => number;
  readonly isWindowFocused: boolean;
}

export interface ToasterContext {
  readonly now: () => number;
  /** How many have been shown; each takes its id from it. */
  readonly count: number;
  readonly visible: ShownToast | undefined;
  readonly queue: readonly ToastKind[];
  /** Dismissed and still remembered, oldest first. */
  readonly dismissed: readonly ShownToast[];
  /** Why the toast that is shown waits, and the next one would. */
  readonly reasons: readonly PauseReason[];
}

export type ToasterEvent =
  | { readonly type: 'toast.added'; readonly kind: ToastKind }
  /** Closed by its button or by Escape. */
  | { readonly type: 'toast.dismissed' }
  | { readonly type: 'toast.swiped' }
  /** The pointer or the focus came, or the window lost it. */
  | { readonly type: 'toasts.paused'; readonly reason: PauseReason }
  | { readonly type: 'toasts.resumed'; readonly reason: PauseReason }
  | ToastReport;

/** Emitted when a toast appears, to be announced once to screen readers. */
export type ToasterEmitted = { readonly type: 'toast.shown'; readonly kind: ToastKind };

/**
 * The region of short messages: one at a time, the others wait their turn and then have their full time.
 * A reason to wait (pointer, focus, unfocused window) holds for the next toast too. When the region
 * empties, pointer and focus are dropped: the element that they were on is gone, and no `pointerleave` or
 * `blur` will come from it. Source: specification, section 4; decisions, Toasts.
 *
 * Port, by input: `now()`.
 */
export const toasterMachine = setup({
  types: {
    context: {} as ToasterContext,
    input: {} as ToasterInput,
    events: {} as ToasterEvent,
    emitted: {} as ToasterEmitted,
  },
  actors: { toast: toastMachine },
  guards: {
    hasQueue: ({ context }) => context.queue.length > 0,
  },
  actions: {
    enqueue: assign(({ context }, kind: ToastKind) => ({ queue: [...context.queue, kind] })),
    showNext: assign(({ context, spawn, self }) => {
      const [kind, ...queue] = context.queue;
      if (!kind) return {};
      const count = context.count + 1;
      const id = `toast-${count}`;
      const input = { id, now: context.now, toaster: self };
      return { queue, count, visible: { id, kind, actor: spawn('toast', { id, input }) } };
    }),
    emitShown: enqueueActions(({ context, enqueue }) => {
      if (context.visible) enqueue.emit({ type: 'toast.shown', kind: context.visible.kind });
    }),
    remember: assign(({ context }) => ({
      visible: undefined,
      dismissed: context.visible ? [...context.dismissed, context.visible] : context.dismissed,
    })),
    forget: enqueueActions(({ context, enqueue }, id: string) => {
      enqueue.stopChild(id);
      enqueue.assign({ dismissed: context.dismissed.filter((toast) => toast.id !== id) });
    }),
    hold: assign(({ context }, reason: PauseReason) => ({
      reasons: [...new Set([...context.reasons, reason])],
    })),
    release: assign(({ context }, reason: PauseReason) => ({
      reasons: context.reasons.filter((held) => held !== reason),
    })),
    leaveRegion: assign(({ context }) => ({
      reasons: context.reasons.filter((held) => held === 'window'),
    })),
    pauseOrResume: enqueueActions(({ context: { visible, reasons }, enqueue }) => {
      const type = reasons.length > 0 ? 'toast.paused' : 'toast.resumed';
      if (visible) enqueue.sendTo(visible.actor, { type });
    }),
    passOn: enqueueActions(({ context, enqueue }, event: ToastEvent) => {
      if (context.visible) enqueue.sendTo(context.visible.actor, event);
    }),
  },
}).createMachine({
  id: 'toaster',
  context: ({ input: { now, isWindowFocused } }) => ({
    now,
    count: 0,
    visible: undefined,
    queue: [],
    dismissed: [],
    reasons: isWindowFocused ? [] : ['window'],
  }),
  initial: 'empty',
  on: {
    'toast.added': { actions: { type: 'enqueue', params: ({ event }) => event.kind } },
    'toast.forgotten': { actions: { type: 'forget', params: ({ event }) => event.id } },
    'toasts.paused': {
      actions: [{ type: 'hold', params: ({ event }) => event.reason }, 'pauseOrResume'],
    },
    'toasts.resumed': {
      actions: [{ type: 'release', params: ({ event }) => event.reason }, 'pauseOrResume'],
    },
  },
  states: {
    empty: {
      description: 'Nothing is shown and nothing waits.',
      entry: 'leaveRegion',
      always: { guard: 'hasQueue', target: 'showing' },
    },
    showing: {
      description: 'One toast is shown; others may wait.',
      entry: ['showNext', 'pauseOrResume', 'emitShown'],
      on: {
        'toast.dismissed': { actions: { type: 'passOn', params: ({ event }) => event } },
        'toast.swiped': { actions: { type: 'passOn', params: ({ event }) => event } },
        'toast.ended': [
          { guard: 'hasQueue', target: 'showing', reenter: true, actions: 'remember' },
          { target: 'empty', actions: 'remember' },
        ],
      },
    },
  },
});
