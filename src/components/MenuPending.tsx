import { type RefObject, useLayoutEffect } from 'react';

interface Props {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Called when the focus goes from the button to another control. */
  readonly onLeave: () => void;
}

/** Stands in for a menu that is being fetched, and says so on its button. Once the focus has moved on, the menu must not open any more and take it. */
export function MenuPending({ button, onLeave }: Props) {
  useLayoutEffect(() => {
    const trigger = button.current;
    const leave = ({ relatedTarget }: FocusEvent) => relatedTarget && onLeave();
    trigger?.setAttribute('aria-busy', 'true');
    trigger?.addEventListener('blur', leave);
    return () => {
      trigger?.setAttribute('aria-busy', 'false');
      trigger?.removeEventListener('blur', leave);
    };
  }, [button, onLeave]);
  return null;
}
