import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { bookingBadgeMachine } from '../../../machines/bookingBadge.machine';
import { useSettings, useSite, useSiteActor } from '../../site/SiteContext';
import { type SiteStart, siteActor } from '../../site/siteActor';
import { booking } from './booking.actor';
import { opensInPage } from './bookingWidget';

/** Loads the code of the dialog, once. */
export const loadDialog = () => import('./BookingDialog');

/** The badge and its dialog, which closes when the page changes. */
export const bookingBadge = siteActor({
  id: 'bookingBadge',
  machine: ({ fetchCode }: SiteStart) =>
    bookingBadgeMachine.provide({
      actors: {
        loadDialog: fromPromise<void>(() => fetchCode('bookingDialog', loadDialog).then(() => {})),
      },
    }),
  connect(badge, { actors, reportFailedPart, onPageShown }) {
    badge.on('dialog.opened', (event) => actors.of(booking).send(event));
    badge.on('dialog.failed', reportFailedPart);
    onPageShown(() => badge.send({ type: 'dialog.closed' }));
  },
});

/** The badge and its dialog; `linked`, with a calendar that cannot open in the page. */
export function useBookingBadge() {
  const badge = useSiteActor(bookingBadge);
  const { fetchCode } = useSite();
  const state = useSelector(badge, ({ value }) => value);
  return {
    state: opensInPage(useSettings()) ? state : 'linked',
    /** Loads the dialog's code; only a press asks the calendar's service. If it fails, opening the dialog reports it. */
    prepare: () => void fetchCode('bookingDialog', loadDialog).catch(() => {}),
    open: () => badge.send({ type: 'dialog.opened' }),
    fail: () => badge.send({ type: 'dialog.failed' }),
    /** For the native dialog, whose code must not import the actor that loads it. */
    modal: {
      actor: badge,
      isOpen: () => badge.getSnapshot().matches('open'),
      onClosed: () => badge.send({ type: 'dialog.closed' }),
    },
  };
}
