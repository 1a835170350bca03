import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
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
 * A place for the calendar, requested by `request` or when it is displayed near the viewport. The status is `loading`
 * until the calendar's own page has loaded. The machine knows no places: pages and dialog mount and unmount them.
 */
export function useBookingPlace(bookingUrl: string, frameTitle: string) {
  const actor = useSiteActor(booking);
  const place = useRef<HTMLDivElement>(null);
  const [isRequested, setIsRequested] = useState(false);
  const [hasLoaded, setHasLoaded] = useState(false);
  const widget = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('busy')) return 'loading';
    if (snapshot.matches({ widget: 'ready' })) return 'ready';
    return snapshot.matches({ widget: 'failed' }) ? 'failed' : 'waiting';
  });
  const request = useCallback(() => setIsRequested(true), []);
  useEffect(() => whenNear(place.current, request), [request]);
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
  return { status: isOpening ? 'loading' : widget, isRequested, request, place };
}

/** Distance below the viewport that counts as near, in px. */
const nearness = '400px';

function whenNear(element: HTMLElement | null, near: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      near();
    },
    { rootMargin: nearness },
  );
  if (element) watch.observe(element);
  return () => watch.disconnect();
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
