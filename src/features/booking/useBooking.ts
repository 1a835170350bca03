import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../../machines/booking.machine';
import { useSiteActor } from '../../site/SiteContext';
import { useModal } from '../../ui/dialog/useModal';
import { booking } from './booking.actor';
import { showWidget } from './bookingWidget';

/** Opens the booking dialog. */
export function useBooking() {
  const actor = useSiteActor(booking);
  return {
    isDialogOpen: useSelector(actor, isDialogOpen),
    /** Reports that the calendar will be needed soon. */
    want: () => actor.send({ type: 'widget.requested' }),
    openDialog: () => actor.send({ type: 'dialog.opened' }),
    closeDialog: () => actor.send({ type: 'dialog.closed' }),
  };
}

/** The booking dialog; `dialog` is the ref of the native one. */
export function useBookingDialog() {
  const actor = useSiteActor(booking);
  const close = () => actor.send({ type: 'dialog.closed' });
  const dialog = useModal({
    actor,
    isOpen: () => isDialogOpen(actor.getSnapshot()),
    onClosed: close,
  });
  const isOpen = useSelector(actor, isDialogOpen);
  return { dialog, isOpen, close };
}

const isDialogOpen = (snapshot: SnapshotFrom<typeof bookingMachine>) =>
  snapshot.matches({ dialog: 'open' });

/**
 * A place for the calendar. The status is `loading` until the calendar's own page has loaded. The machine knows no
 * places: pages and dialog mount and unmount them.
 * @param isRequested whether the visitor has asked for the calendar.
 */
export function useBookingPlace(bookingUrl: string, frameTitle: string, isRequested: boolean) {
  const actor = useSiteActor(booking);
  const place = useRef<HTMLDivElement>(null);
  const [hasLoaded, setHasLoaded] = useState(false);
  const widget = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('busy')) return 'loading';
    if (snapshot.matches({ widget: 'ready' })) return 'ready';
    return snapshot.matches({ widget: 'failed' }) ? 'failed' : 'waiting';
  });
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
  const isOpening = isShown && !hasLoaded;
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
