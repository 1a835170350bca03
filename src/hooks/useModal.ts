import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { AnyActorRef } from 'xstate';

interface Options {
  /** Owns whether the dialog is open. */
  readonly process: AnyActorRef;
  readonly isOpen: () => boolean;
  /** The dialog was found open: it was opened before the page answered. */
  readonly onOpened: () => void;
  /** The browser has closed the dialog: by Escape, say. */
  readonly onClosed: () => void;
  /** Gets the focus after the dialog where nothing had it before: Safari gives none to what is pressed. */
  readonly returnTo?: RefObject<HTMLElement | null>;
}

/**
 * Keeps a native dialog in step with a process. At once, without rendering anything: what follows the
 * process as well, such as the focus on a new page, finds the page within reach again.
 */
export function useModal(options: Options): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = useEffectEvent(options.isOpen);
  const opened = useEffectEvent(options.onOpened);
  const closed = useEffectEvent(options.onClosed);
  const { process, returnTo } = options;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (dialog.open) opened();
    let wasOpen = false;
    const follow = () => {
      // Between the browser's closing and its event the process is still open, and may tell something else.
      if (isOpen() === wasOpen) return;
      wasOpen = !wasOpen;
      if (!wasOpen) return dialog.close();
      if (dialog.open) return;
      lockScroll();
      dialog.showModal();
    };
    follow();
    const following = process.subscribe(follow);
    const close = () => {
      if (dialog.open) return;
      unlockScroll();
      if (document.activeElement === document.body)
        returnTo?.current?.focus({ preventScroll: true });
      closed();
    };
    dialog.addEventListener('close', close);
    return () => {
      following.unsubscribe();
      dialog.removeEventListener('close', close);
      dialog.close();
      unlockScroll();
    };
  }, [process, returnTo]);
  return ref;
}

/**
 * Nothing scrolls behind a modal dialog, and nothing moves where the window's scrollbar was: on the right in both
 * directions of writing. The boot script does the same.
 */
function lockScroll(): void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = `${innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
}

function unlockScroll(): void {
  const { style } = document.documentElement;
  style.paddingRight = '';
  style.overflow = '';
}
