import { type RefObject, useEffect } from 'react';

interface Props {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Called when the focus goes from the button to another control. */
  readonly onLeave: () => void;
}

/** Stands in for a menu that is being fetched. Once the focus has moved on, the menu must not open any more and take it. */
export function MenuPending({ button, onLeave }: Props) {
  useEffect(() => {
    const trigger = button.current;
    const leave = ({ relatedTarget }: FocusEvent) => relatedTarget && onLeave();
    trigger?.addEventListener('blur', leave);
    return () => trigger?.removeEventListener('blur', leave);
  }, [button, onLeave]);
  return null;
}
