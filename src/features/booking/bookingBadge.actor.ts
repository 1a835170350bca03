import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { bookingBadgeMachine } from '../../../machines/bookingBadge.machine';
import { useSiteActor } from '../../site/SiteContext';
import { siteActor } from '../../site/siteActor';
import { booking } from './booking.actor';

/** Loads the code of the dialog, once. */
export const loadDialog = () => import('./BookingDialog');

/** The badge and its dialog, which closes when the page changes. */
export const bookingBadge = siteActor({
  id: 'bookingBadge',
  machine: () =>
    bookingBadgeMachine.provide({
      actors: {
        loadDialog: fromPromise<void>(() => loadDialog().then(() => {})),
      },
    }),
  connect(badge, { loadDocument, onPageShown }) {
    badge.on('dialog.failed', () => void loadDocument());
    onPageShown(() => badge.send({ type: 'dialog.closed' }));
  },
});

/** The badge and its dialog. */
export function useBookingBadge() {
  const widget = useSiteActor(booking);
  const badge = useSiteActor(bookingBadge);
  return {
    state: useSelector(badge, ({ value }) => value),
    /** Loads the dialog's code; only a press asks the calendar's service. If it fails, opening the dialog reports it. */
    prepare: () => void loadDialog().catch(() => {}),
    open() {
      for (const actor of [badge, widget]) actor.send({ type: 'dialog.opened' });
    },
    fail: () => badge.send({ type: 'dialog.failed' }),
    /** For the native dialog, whose code must not import the actor that loads it. */
    modal: {
      actor: badge,
      isOpen: () => badge.getSnapshot().matches('open'),
      onClosed: () => badge.send({ type: 'dialog.closed' }),
    },
  };
}
