import { type RefObject, useEffect } from 'react';

interface Props {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Called when the focus goes from the button to another control. */
  readonly onLeave: () => void;
}

/** Stands in for a menu that is being fetched: it must not open under the hands of who has gone on. */
export function MenuPending({ button, onLeave }: Props) {
  useEffect(() => {
    const trigger = button.current;
    const leave = ({ relatedTarget }: FocusEvent) => relatedTarget && onLeave();
    trigger?.addEventListener('blur', leave);
    return () => trigger?.removeEventListener('blur', leave);
  }, [button, onLeave]);
  return null;
}
