import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { bookingMachine } from '../../../machines/booking.machine';
import { isPageLoaded, oncePageLoaded } from '../../platform/visit';
import { useSiteActor } from '../../site/SiteContext';
import { type SiteStart, siteActor } from '../../site/siteActor';
import { showToast } from '../toasts/toaster.actor';
import { loadWidget, parseWidgetMessage, showWidget } from './bookingWidget';

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

/**
 * A place for the calendar. The status is `loading` until the calendar's own page has loaded. The machine knows no
 * places: pages and dialog mount and unmount them.
 * @param isRequested whether the visitor has asked for the calendar.
 */
export function useBookingPlace(bookingUrl: string, frameTitle: string, isRequested: boolean) {
  const actor = useSiteActor(booking);
  const place = useRef<HTMLDivElement>(null);
  const [hasLoaded, setHasLoaded] = useState(false);
  const widget = useSelector(actor, ({ value }) => value);
  useEffect(() => {
    if (isRequested) actor.send({ type: 'widget.requested' });
  }, [actor, isRequested]);
  const isShown = isRequested && widget === 'ready';
  useEffect(() => {
    const element = place.current;
    if (!isShown || !element) return;
    const note = () => setHasLoaded(true);
    // `load` does not bubble.
    element.addEventListener('load', note, { capture: true, once: true });
    const remove = showWidget(bookingUrl, element);
    return () => {
      element.removeEventListener('load', note, { capture: true });
      remove();
    };
  }, [isShown, bookingUrl]);
  // The widget's frame appears with it, and loads later.
  useEffect(() => {
    for (const frame of place.current?.querySelectorAll('iframe') ?? []) frame.title = frameTitle;
  });
  const isOpening = widget === 'waiting' || (isShown && !hasLoaded);
  return { status: isOpening ? 'loading' : widget, place };
}
