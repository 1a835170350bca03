import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useSiteActor } from '../../site/SiteContext';
import { booking } from './booking.actor';
import { showWidget } from './bookingWidget';

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
  useEffect(() => nameFrames(place.current, frameTitle), [frameTitle]);
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
  const isOpening = widget === 'waiting' || (isShown && !hasLoaded);
  return { status: isOpening ? 'loading' : widget, place };
}

/** Sets the title of every frame that appears in an element. */
function nameFrames(element: HTMLElement | null, title: string): () => void {
  const name = () => {
    for (const frame of element?.querySelectorAll('iframe') ?? []) frame.title = title;
  };
  name();
  const watch = new MutationObserver(name);
  if (element) watch.observe(element, { childList: true, subtree: true });
  return () => watch.disconnect();
}
