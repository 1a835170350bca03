import { parseWidgetMessage } from '../adapters/bookingWidget';
import type { Site } from '../hooks/SiteContext';

/**
 * Tells the booking machine what its calendar says, and the visitor when a call is booked. Closes the
 * dialog with the page that it lies over.
 */
export function connectBooking({ actor, settings }: Site): void {
  const { booking, toaster } = actor.getSnapshot().context;
  addEventListener('message', (message) => {
    const event = parseWidgetMessage(message, settings.bookingUrl);
    if (event) booking.send({ type: 'widget.messaged', event });
  });
  booking.on('booking.scheduled', () =>
    toaster.send({ type: 'toast.added', kind: 'bookingScheduled' }),
  );
  actor.on('page.shown', () => booking.send({ type: 'dialog.closed' }));
}
