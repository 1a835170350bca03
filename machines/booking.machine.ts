import { assign, emit, fromPromise, setup } from 'xstate';

export interface BookingInput {
  readonly isPageLoaded: boolean;
}

export type BookingEvent =
  /** The button of an inline widget is pressed, or the dialog shows one. */
  | { readonly type: 'widget.requested' }
  | { readonly type: 'meeting.booked' }
  | { readonly type: 'page.loaded' }
  | { readonly type: 'dialog.opened' };

export type BookingEmitted = { readonly type: 'booking.scheduled' };

/**
 * The external scheduling widget, loaded once for the visit. After a failure the plain link remains. Only opening the
 * dialog retries. Source: docs/specification.md, section 7. Actor: `loadWidget()` resolves once the widget's script and
 * stylesheet can be used.
 */
export const bookingMachine = setup({
  types: {
    context: {} as BookingInput,
    input: {} as BookingInput,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
  },
  actors: {
    loadWidget: fromPromise<void>(async () => {}),
  },
  guards: {
    isPageLoaded: ({ context }) => context.isPageLoaded,
  },
  actions: {
    notePageLoaded: assign({ isPageLoaded: true }),
    emitScheduled: emit({ type: 'booking.scheduled' as const }),
  },
  delays: { timeout: 10_000 },
}).createMachine({
  id: 'booking',
  context: ({ input }) => input,
  initial: 'idle',
  on: { 'page.loaded': { actions: 'notePageLoaded' } },
  states: {
    idle: {
      description: 'Not loaded.',
      on: {
        'widget.requested': { target: 'waiting' },
        'dialog.opened': { target: 'waiting' },
      },
    },
    waiting: {
      description: 'Requested; waits until the page has loaded.',
      always: { guard: 'isPageLoaded', target: 'loading' },
    },
    loading: {
      description: 'Loading; the link works meanwhile.',
      invoke: {
        src: 'loadWidget',
        onDone: { target: 'ready' },
        onError: { target: 'failed' },
      },
      after: { timeout: { target: 'failed' } },
    },
    ready: {
      description: 'Loaded; can be mounted in any waiting place.',
      on: { 'meeting.booked': { actions: 'emitScheduled' } },
    },
    failed: {
      description: 'Failed to load; the link stays, with a short message.',
      on: { 'dialog.opened': { target: 'loading' } },
    },
  },
});
