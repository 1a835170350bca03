import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { AnyActorRef } from 'xstate';

export interface ModalOptions {
  /** Owns the open state of the dialog. */
  readonly actor: AnyActorRef;
  readonly isOpen: () => boolean;
  /** The dialog was opened before hydration. */
  readonly onOpened?: () => void;
  /** The browser closed the dialog, for example by Escape. */
  readonly onClosed: () => void;
}

/**
 * Opens and closes a native dialog with a machine. Synchronous, before React renders, because other subscribers, such
 * as the focus on a new page, must not find the page inert.
 */
export function useModal(options: ModalOptions): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = useEffectEvent(options.isOpen);
  const opened = useEffectEvent(() => options.onOpened?.());
  const closed = useEffectEvent(options.onClosed);
  const { actor } = options;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (dialog.open) opened();
    let wasOpen = false;
    const follow = () => {
      // Between closing and its event the machine is still open, and may emit other snapshots.
      if (isOpen() === wasOpen) return;
      wasOpen = !wasOpen;
      if (!wasOpen) dialog.close();
      else if (!dialog.open) {
        // Ariakit leaves a closing dialog inert for some frames, in which it would not get the focus.
        dialog.inert = false;
        dialog.showModal();
      }
    };
    follow();
    const following = actor.subscribe(follow);
    // The event is later than the closing, and code in between would find the machine open.
    const cancel = (event: Event) => {
      event.preventDefault();
      closed();
    };
    const close = () => {
      if (!dialog.open) closed();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', close);
    return () => {
      following.unsubscribe();
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', close);
      dialog.close();
    };
  }, [actor]);
  return ref;
}
