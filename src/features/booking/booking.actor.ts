import { fromPromise } from 'xstate';
import { bookingMachine } from '../../../machines/booking.machine';
import { isPageLoaded, oncePageLoaded } from '../../platform/visit';
import { type SiteStart, siteActor } from '../../site/siteActor';
import { showToast } from '../toasts/toaster.actor';
import { loadWidget, parseWidgetMessage } from './bookingWidget';

/** The calendar. */
export const booking = siteActor({
  id: 'booking',
  machine: ({ settings }: SiteStart) =>
    bookingMachine.provide({
      actors: {
        loadWidget: fromPromise<void>(({ signal }) =>
          loadWidget(settings.bookingWidgetHost, signal),
        ),
      },
    }),
  input: () => ({ isPageLoaded: isPageLoaded() }),
  connect(booking, { settings, actors }) {
    oncePageLoaded(() => booking.send({ type: 'page.loaded' }));
    const { bookingUrl } = settings;
    if (bookingUrl === null) return;
    addEventListener('message', (message) => {
      const event = parseWidgetMessage(message, bookingUrl);
      if (event === 'scheduled') booking.send({ type: 'meeting.booked' });
    });
    booking.on('booking.scheduled', () => showToast(actors, 'bookingScheduled'));
  },
});
