import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { type ToastEvent, type ToastReport, toastMachine } from './toast.machine';

/** A message key and a tone. The view chooses words and color. */
export type ToastKind =
  | 'contactSent'
  | 'contactRepeated'
  | 'contactFailed'
  | 'contactLimited'
  | 'reviewSent'
  | 'reviewFailed'
  | 'reviewLimited'
  | 'reviewsFailed'
  | 'bookingScheduled'
  | 'partFailed';

/** Reasons to pause: the pointer is over a toast, the focus is in it, or the window is inactive. */
export type PauseReason = 'hover' | 'focus' | 'window';

export interface ShownToast {
  /** Unique for each toast. */
  readonly id: string;
  readonly kind: ToastKind;
  readonly actor: ActorRefFrom<typeof toastMachine>;
}

export interface ToasterInput {
  /** Time on the clock of the actor's delays, in ms. */
  readonly now: () => number;
  readonly isWindowFocused: boolean;
}

export interface ToasterContext {
  readonly now: () => number;
  /** Number of toasts so far, used as the next id. */
  readonly count: number;
  readonly visible: ShownToast | undefined;
  readonly queue: readonly ToastKind[];
  /** Toasts that ended and are not yet removed from memory, oldest first. */
  readonly dismissed: readonly ShownToast[];
  /** Active reasons to pause, which also apply to the next toast. */
  readonly reasons: readonly PauseReason[];
}

export type ToasterEvent =
  | { readonly type: 'toast.added'; readonly kind: ToastKind }
  /** Closed by its button or by Escape. */
  | { readonly type: 'toast.dismissed' }
  | { readonly type: 'toast.swiped' }
  /** A reason to pause started. */
  | { readonly type: 'toasts.paused'; readonly reason: PauseReason }
  | { readonly type: 'toasts.resumed'; readonly reason: PauseReason }
  | ToastReport;

/** Emitted when a toast appears, to announce it once to screen readers. */
export type ToasterEmitted = { readonly type: 'toast.shown'; readonly kind: ToastKind };

/**
 * The toast queue: one toast at a time, each with its full duration. Reasons to pause (pointer, focus, inactive
 * window) carry over to the next toast. When the region empties, pointer and focus are reset, because the removed
 * element fires no `pointerleave` or `blur`. Source: docs/specification.md, section 4. Input: `now()`.
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
    moveToDismissed: assign(({ context }) => ({
      visible: undefined,
      dismissed: context.visible ? [...context.dismissed, context.visible] : context.dismissed,
    })),
    remove: enqueueActions(({ context, enqueue }, id: string) => {
      enqueue.stopChild(id);
      enqueue.assign({ dismissed: context.dismissed.filter((toast) => toast.id !== id) });
    }),
    hold: assign(({ context }, reason: PauseReason) => ({
      reasons: [...new Set([...context.reasons, reason])],
    })),
    release: assign(({ context }, reason: PauseReason) => ({
      reasons: context.reasons.filter((held) => held !== reason),
    })),
    clearPointerAndFocus: assign(({ context }) => ({
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
    'toast.removed': { actions: { type: 'remove', params: ({ event }) => event.id } },
    'toasts.paused': {
      actions: [{ type: 'hold', params: ({ event }) => event.reason }, 'pauseOrResume'],
    },
    'toasts.resumed': {
      actions: [{ type: 'release', params: ({ event }) => event.reason }, 'pauseOrResume'],
    },
  },
  states: {
    empty: {
      description: 'No toast is shown or queued.',
      entry: 'clearPointerAndFocus',
      always: { guard: 'hasQueue', target: 'showing' },
    },
    showing: {
      description: 'One toast is shown; others may be queued.',
      entry: ['showNext', 'pauseOrResume', 'emitShown'],
      on: {
        'toast.dismissed': { actions: { type: 'passOn', params: ({ event }) => event } },
        'toast.swiped': { actions: { type: 'passOn', params: ({ event }) => event } },
        'toast.ended': [
          { guard: 'hasQueue', target: 'showing', reenter: true, actions: 'moveToDismissed' },
          { target: 'empty', actions: 'moveToDismissed' },
        ],
      },
    },
  },
});
