import { useSelector } from '@xstate/react';
import { useSiteActor } from '../../site/SiteContext';
import { booking } from './booking.actor';
import { bookingBadge, loadDialog } from './bookingBadge.actor';

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
