import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking.machine';
import { useSite, useSiteActor } from './SiteContext';
import { useModal } from './useModal';

export interface Booking {
  readonly isDialogOpen: boolean;
  /** Tells that somebody is about to need the calendar. */
  want(): void;
  openDialog(): void;
  closeDialog(): void;
}

/** What opens the dialog in which a call is booked. */
export function useBooking(): Booking {
  const actor = useSiteActor('booking');
  return {
    isDialogOpen: useSelector(actor, isDialogOpen),
    want: () => actor.send({ type: 'widget.requested' }),
    openDialog: () => actor.send({ type: 'dialog.opened' }),
    closeDialog: () => actor.send({ type: 'dialog.closed' }),
  };
}

export interface BookingDialog {
  /** Goes to the native dialog, which opens and closes with the process. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly isOpen: boolean;
  close(): void;
}

/** The dialog in which a call is booked. */
export function useBookingDialog(): BookingDialog {
  const actor = useSiteActor('booking');
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
  useEffect(() => whenNear(place.current, () => actor.send({ type: 'widget.requested' })), [actor]);
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
