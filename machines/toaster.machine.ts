import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import {
  type PauseReason,
  type Toast,
  type ToastEvent,
  type ToastReport,
  toastMachine,
} from './toast.machine';

export interface ToastRequest extends Toast {
  /** How long it shows, in ms; the toaster's own if it names none. */
  readonly duration?: number;
}

export interface ShownToast extends Toast {
  readonly actor: ActorRefFrom<typeof toastMachine>;
}

export interface ToasterInput {
  /** Milliseconds on the clock that the actor's delays run by. */
  readonly now: () => number;
  readonly isWindowFocused: boolean;
  /** How long a toast shows, in ms: 5000 unless said otherwise. */
  readonly duration?: number;
}

export interface ToasterContext {
  readonly now: () => number;
  readonly duration: number;
  readonly visible: ShownToast | undefined;
  readonly queue: readonly ToastRequest[];
  /** Dismissed and still remembered, oldest first. */
  readonly dismissed: readonly ShownToast[];
  /** What holds the region, and so each toast that comes to stand in it. */
  readonly reasons: readonly PauseReason[];
}

export type ToasterEvent =
  | ({ readonly type: 'toast.added' } & ToastRequest)
  /** Closed by its button or by Escape. */
  | { readonly type: 'toast.dismissed' }
  | { readonly type: 'toast.swiped' }
  /** The pointer or the focus came, or the window lost it. */
  | { readonly type: 'region.held'; readonly reason: PauseReason }
  | { readonly type: 'region.released'; readonly reason: PauseReason }
  | ToastReport;

export type ToasterEmitted =
  /** For the one announcement. */
  | ({ readonly type: 'toast.shown' } & Toast)
  | { readonly type: 'toast.dismissed'; readonly id: string };

/**
 * The region of short messages: one at a time, the others wait their turn and then have their full time.
 * What holds the region (pointer, focus, unfocused window) holds the next toast too. When the region
 * empties, pointer and focus are forgotten: what they were on has left the page and reports no leaving.
 * An id that is shown or waits is not taken twice. Source: specification, section 4; decisions, Toasts.
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
    isNew: ({ context }, id: string) =>
      id !== context.visible?.id && context.queue.every((toast) => toast.id !== id),
  },
  actions: {
    enqueue: assign(({ context }, { id, kind, tone, duration }: ToastRequest) => ({
      queue: [...context.queue, { id, kind, tone, ...(duration !== undefined && { duration }) }],
    })),
    showNext: assign(({ context, spawn, self }) => {
      const [next, ...queue] = context.queue;
      if (!next) return {};
      const { id, kind, tone, duration = context.duration } = next;
      const { now, reasons } = context;
      const input = { id, kind, tone, duration, now, reasons, toaster: self };
      return { queue, visible: { id, kind, tone, actor: spawn('toast', { input }) } };
    }),
    emitShown: enqueueActions(({ context, enqueue }) => {
      if (!context.visible) return;
      const { id, kind, tone } = context.visible;
      enqueue.emit({ type: 'toast.shown', id, kind, tone });
    }),
    emitDismissed: emit((_, id: string) => ({ type: 'toast.dismissed' as const, id })),
    remember: assign(({ context }) => ({
      visible: undefined,
      dismissed: context.visible ? [...context.dismissed, context.visible] : context.dismissed,
    })),
    forget: enqueueActions(({ context, enqueue }, id: string) => {
      for (const toast of context.dismissed) if (toast.id === id) enqueue.stopChild(toast.actor);
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
    passOn: enqueueActions(({ context, enqueue }, event: ToastEvent) => {
      if (context.visible) enqueue.sendTo(context.visible.actor, event);
    }),
  },
}).createMachine({
  id: 'toaster',
  context: ({ input }) => ({
    now: input.now,
    duration: input.duration ?? 5000,
    visible: undefined,
    queue: [],
    dismissed: [],
    reasons: input.isWindowFocused ? [] : ['window'],
  }),
  initial: 'empty',
  on: {
    'toast.added': {
      guard: { type: 'isNew', params: ({ event }) => event.id },
      actions: { type: 'enqueue', params: ({ event }) => event },
    },
    'toast.forgotten': { actions: { type: 'forget', params: ({ event }) => event.id } },
    'region.held': {
      actions: [
        { type: 'hold', params: ({ event }) => event.reason },
        { type: 'passOn', params: ({ event: { reason } }) => ({ type: 'toast.held', reason }) },
      ],
    },
    'region.released': {
      actions: [
        { type: 'release', params: ({ event }) => event.reason },
        { type: 'passOn', params: ({ event: { reason } }) => ({ type: 'toast.released', reason }) },
      ],
    },
  },
  states: {
    empty: {
      description: 'Nothing is shown and nothing waits.',
      entry: 'leaveRegion',
      always: { guard: 'hasQueue', target: 'occupied' },
    },
    occupied: {
      description: 'One toast is shown; others may wait.',
      entry: ['showNext', 'emitShown'],
      on: {
        'toast.dismissed': { actions: { type: 'passOn', params: ({ event }) => event } },
        'toast.swiped': { actions: { type: 'passOn', params: ({ event }) => event } },
        'toast.ended': [
          {
            guard: 'hasQueue',
            target: 'occupied',
            reenter: true,
            actions: ['remember', { type: 'emitDismissed', params: ({ event }) => event.id }],
          },
          {
            target: 'empty',
            actions: ['remember', { type: 'emitDismissed', params: ({ event }) => event.id }],
          },
        ],
      },
    },
  },
});
