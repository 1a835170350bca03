import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useSite, useSiteActor } from './SiteContext';

export interface Booking {
  readonly isDialogOpen: boolean;
  /** Tells that somebody is about to need the calendar. */
  want(): void;
  openDialog(): void;
  closeDialog(): void;
}

/** The dialog in which a call is booked. */
export function useBooking(): Booking {
  const actor = useSiteActor('booking');
  return {
    isDialogOpen: useSelector(actor, (snapshot) => snapshot.matches({ dialog: 'open' })),
    want: () => actor.send({ type: 'widget.wanted' }),
    openDialog: () => actor.send({ type: 'dialog.opened' }),
    closeDialog: () => actor.send({ type: 'dialog.closed' }),
  };
}

export interface BookingPlace {
  readonly status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Goes to the empty element that the calendar is to stand in. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** One place for the calendar. It is wanted when the place comes near the window, and shown once it is there. */
export function useBookingPlace(frameTitle: string): BookingPlace {
  const { showBooking } = useSite();
  const actor = useSiteActor('booking');
  const place = useRef<HTMLDivElement>(null);
  const status = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('busy')) return 'loading';
    if (snapshot.matches({ widget: 'ready' })) return 'ready';
    return snapshot.matches({ widget: 'failed' }) ? 'failed' : 'waiting';
  });
  useEffect(() => whenNear(place.current, () => actor.send({ type: 'widget.wanted' })), [actor]);
  useEffect(() => nameFrames(place.current, frameTitle), [frameTitle]);
  useEffect(() => {
    if (status !== 'ready' || !place.current) return;
    return showBooking(place.current);
  }, [status, showBooking]);
  return { status, place };
}

/** How far below the window a place counts as near, in px. */
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

/** Gives every frame in an element its title, whenever it comes. */
function nameFrames(element: HTMLElement | null, title: string): () => void {
  const name = () => {
    for (const frame of element?.querySelectorAll('iframe') ?? []) frame.title = title;
  };
  name();
  const watch = new MutationObserver(name);
  if (element) watch.observe(element, { childList: true, subtree: true });
  return () => watch.disconnect();
}
