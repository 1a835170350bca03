import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../../machines/booking.machine';
import { useSite, useSiteActor } from '../../site/SiteContext';
import { useModal } from '../../ui/dialog/useModal';
import { booking } from './booking.actor';

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
    onOpened: () => actor.send({ type: 'dialog.opened' }),
    onClosed: close,
  });
  const isOpen = useSelector(actor, isDialogOpen);
  return { dialog, isOpen, close };
}

const isDialogOpen = (snapshot: SnapshotFrom<typeof bookingMachine>) =>
  snapshot.matches({ dialog: 'open' });

/**
 * A place for the calendar, requested when it is displayed near the viewport. The status is `loading` until the
 * calendar's own page has loaded; `isNear` is true once it has been requested here.
 */
export function useBookingPlace(frameTitle: string) {
  const { showBooking } = useSite();
  const actor = useSiteActor(booking);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [hasLoaded, setHasLoaded] = useState(false);
  const widget = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('busy')) return 'loading';
    if (snapshot.matches({ widget: 'ready' })) return 'ready';
    return snapshot.matches({ widget: 'failed' }) ? 'failed' : 'waiting';
  });
  useEffect(
    () =>
      whenNear(place.current, () => {
        setIsNear(true);
        actor.send({ type: 'widget.requested' });
      }),
    [actor],
  );
  useEffect(() => nameFrames(place.current, frameTitle), [frameTitle]);
  const isShown = isNear && widget === 'ready';
  useEffect(() => {
    const element = place.current;
    if (!isShown || !element) return;
    const note = () => setHasLoaded(true);
    // `load` does not bubble.
    element.addEventListener('load', note, { capture: true, once: true });
    const remove = showBooking(element);
    return () => {
      element.removeEventListener('load', note, { capture: true });
      remove();
    };
  }, [isShown, showBooking]);
  const isOpening = isShown && !hasLoaded;
  return { status: isOpening ? 'loading' : widget, isNear, place };
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
