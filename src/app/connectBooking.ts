import type { Site } from '../hooks/SiteContext';
import { parseWidgetMessage } from '../services/bookingWidget';

/** Tells the booking machine what its calendar says, and closes the dialog with the page that it lies over. */
export function connectBooking({ actor, settings }: Site): void {
  const { booking } = actor.getSnapshot().context;
  addEventListener('message', (message) => {
    const event = parseWidgetMessage(message, settings.bookingUrl);
    if (event) booking.send({ type: 'widget.messaged', event });
  });
  actor.on('page.shown', () => booking.send({ type: 'dialog.closed' }));
}
