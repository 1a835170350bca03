import { parseWidgetMessage } from '../adapters/bookingWidget';
import type { Site } from '../hooks/SiteContext';

/**
 * Forwards messages of the calendar to the booking machine, and confirms a booking. Closes the dialog when the page
 * changes.
 */
export function connectBooking({ actor, settings }: Site): void {
  const { booking, toaster } = actor.getSnapshot().context;
  addEventListener('message', (message) => {
    const event = parseWidgetMessage(message, settings.bookingUrl);
    if (event === 'scheduled') booking.send({ type: 'meeting.booked' });
  });
  booking.on('booking.scheduled', () =>
    toaster.send({ type: 'toast.added', kind: 'bookingScheduled' }),
  );
  actor.on('page.shown', () => booking.send({ type: 'dialog.closed' }));
}
