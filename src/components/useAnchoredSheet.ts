import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

interface Options {
  /** An element of fixed position. */
  readonly sheet: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Distance to the button, and at least to the window's edges, in px. */
const gap = 6;

/**
 * Keeps a sheet below its button, or above it where there is more room, with their ends in line. Closes it
 * when the focus leaves it, at a press elsewhere, and when the button goes; then gives the focus back.
 */
export function useAnchoredSheet({ sheet, button, onClose }: Options): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const [element, anchor] = [sheet.current, button.current];
    if (!element || !anchor) return;
    const isOutside = (target: EventTarget | null) =>
      !(target instanceof Node && (element.contains(target) || anchor.contains(target)));
    const follow = () => {
      if (anchor.getClientRects().length === 0) close();
      else place(element, anchor);
    };
    const press = ({ target }: Event) => isOutside(target) && close();
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && isOutside(relatedTarget)) close();
    };
    place(element, anchor);
    document.addEventListener('pointerdown', press, true);
    element.addEventListener('focusout', leave);
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', press, true);
      element.removeEventListener('focusout', leave);
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow, true);
      // The button may stand in the sticky header, for which browsers scroll the page.
      if (element.contains(document.activeElement)) anchor.focus({ preventScroll: true });
    };
  }, [sheet, button]);
}

function place(sheet: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = sheet;
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const start = isRtl ? left : right - offsetWidth;
  const furthest = document.documentElement.clientWidth - offsetWidth - gap;
  const fitsBelow = bottom + gap + offsetHeight <= innerHeight;
  const isBelow = fitsBelow || top < innerHeight - bottom;
  sheet.style.left = `${Math.max(gap, Math.min(start, furthest))}px`;
  sheet.style.top = `${isBelow ? bottom + gap : top - gap - offsetHeight}px`;
}
