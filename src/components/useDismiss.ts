import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

interface Options {
  readonly isOpen: boolean;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Closes a sheet when the focus leaves it, at a press elsewhere, and when its button goes. */
export function useDismiss({ isOpen, sheet, button, onClose }: Options): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const [element, anchor] = [sheet.current, button.current];
    if (!isOpen || !element || !anchor) return;
    const isOutside = (target: EventTarget | null) =>
      !(target instanceof Node && (element.contains(target) || anchor.contains(target)));
    const press = ({ target }: Event) => isOutside(target) && close();
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && isOutside(relatedTarget)) close();
    };
    const resize = () => {
      if (anchor.getClientRects().length === 0) close();
    };
    document.addEventListener('pointerdown', press, true);
    element.addEventListener('focusout', leave);
    addEventListener('resize', resize);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      element.removeEventListener('focusout', leave);
      removeEventListener('resize', resize);
    };
  }, [isOpen, sheet, button]);
}
