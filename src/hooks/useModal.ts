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
}

/** Attribute of the page's root while a modal dialog is open, so that nothing scrolls behind it. */
const lock = 'modal';

/**
 * Keeps a native dialog in step with a process. At once, without rendering anything: what follows the
 * process as well, such as the focus on a new page, finds the page within reach again.
 */
export function useModal(options: Options): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = useEffectEvent(options.isOpen);
  const opened = useEffectEvent(options.onOpened);
  const closed = useEffectEvent(options.onClosed);
  const { process } = options;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (dialog.open) opened();
    const follow = () => {
      if (isOpen() === dialog.open) return;
      if (dialog.open) return dialog.close();
      document.documentElement.dataset[lock] = '';
      dialog.showModal();
    };
    follow();
    const following = process.subscribe(follow);
    const close = () => {
      if (dialog.open) return;
      delete document.documentElement.dataset[lock];
      closed();
    };
    dialog.addEventListener('close', close);
    return () => {
      following.unsubscribe();
      dialog.removeEventListener('close', close);
      dialog.close();
      delete document.documentElement.dataset[lock];
    };
  }, [process]);
  return ref;
}
