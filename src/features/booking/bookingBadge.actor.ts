import { fromPromise } from 'xstate';
import { bookingBadgeMachine } from '../../../machines/bookingBadge.machine';
import { type SiteStart, siteActor } from '../../site/siteActor';

/** Loads the code of the dialog, once. */
export const loadDialog = () => import('./BookingDialog');

/** The badge and its dialog, which closes when the page changes. */
export const bookingBadge = siteActor({
  id: 'bookingBadge',
  machine: ({ interceptPort }: SiteStart) =>
    bookingBadgeMachine.provide({
      actors: {
        loadDialog: interceptPort(
          'loadDialog',
          fromPromise<void>(() => loadDialog().then(() => {})),
        ),
      },
    }),
  connect(badge, { loadDocument, onPageShown }) {
    badge.on('dialog.failed', () => void loadDocument());
    onPageShown(() => badge.send({ type: 'dialog.closed' }));
  },
});
