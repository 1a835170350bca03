import { emit, fromPromise, raise, setup } from 'xstate';

export type BookingBadgeEvent =
  | { readonly type: 'dialog.opened' }
  | { readonly type: 'dialog.closed' }
  /** The dialog could not be loaded or rendered. */
  | { readonly type: 'dialog.failed' };

/**
 * The badge, a link that opens a dialog. Source: docs/specification.md, sections 1 and 7. Actor: `loadDialog()` resolves
 * once the dialog's code can be used.
 */
export const bookingBadgeMachine = setup({
  types: {
    events: {} as BookingBadgeEvent,
    emitted: {} as { readonly type: 'dialog.opened' | 'dialog.failed' },
  },
  actors: {
    loadDialog: fromPromise<void>(async () => {}),
  },
  actions: {
    raiseFailed: raise({ type: 'dialog.failed' }),
    emitOpened: emit({ type: 'dialog.opened' as const }),
    emitFailed: emit({ type: 'dialog.failed' as const }),
  },
}).createMachine({
  id: 'bookingBadge',
  initial: 'closed',
  on: { 'dialog.failed': { target: '.linked' } },
  states: {
    closed: {
      description: 'Only the badge is shown.',
      on: { 'dialog.opened': { target: 'opening', actions: 'emitOpened' } },
    },
    opening: {
      description: 'The badge is busy until the code has loaded.',
      invoke: {
        src: 'loadDialog',
        onDone: { target: 'open' },
        onError: { actions: 'raiseFailed' },
      },
      on: {
        'dialog.closed': { target: 'closed' },
        // Asks the calendar again if it has failed.
        'dialog.opened': { actions: 'emitOpened' },
      },
    },
    open: {
      description: 'Open over the inert page.',
      on: { 'dialog.closed': { target: 'closed' } },
    },
    linked: {
      description: 'Failed; the badge stays a plain link.',
      entry: 'emitFailed',
    },
  },
});
