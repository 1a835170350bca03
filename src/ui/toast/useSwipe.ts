import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export interface SwipeOptions {
  readonly element: RefObject<HTMLElement | null>;
  /** A swipe to the right is always allowed. */
  readonly canSwipeLeft: boolean;
  readonly onSwiped: () => void;
}

/** Distance that completes a swipe, in px. Source: docs/specification.md, section 4. */
const threshold = 50;

/** Distance before a drag starts, in px: a finger trembles. */
const slopOf = (pointerType: string) => (pointerType === 'touch' ? 10 : 2);

/**
 * Swipe gesture of an element, which captures the pointer while it is dragged.
 * @returns the drag offset in px, negative to the left; undefined while the element is not dragged.
 */
export function useSwipe({ element, canSwipeLeft, onSwiped }: SwipeOptions): number | undefined {
  const [dragOffset, setDragOffset] = useState<number>();
  const swiped = useEffectEvent(onSwiped);
  useEffect(() => {
    if (!element.current) return;
    return followSwipes(element.current, canSwipeLeft, setDragOffset, () => swiped());
  }, [element, canSwipeLeft]);
  return dragOffset;
}

function followSwipes(
  element: HTMLElement,
  canSwipeLeft: boolean,
  onDrag: (offset: number | undefined) => void,
  onSwiped: () => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let gesture = new AbortController();
  let hasDragged = false;
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('click', suppressClick, { capture: true, signal });
  return () => {
    listening.abort();
    end();
  };

  function press(start: PointerEvent) {
    if (start.button !== 0 || !start.isPrimary) return;
    end();
    gesture = new AbortController();
    hasDragged = false;
    let offset = 0;
    const follow = (type: 'pointermove' | 'pointerup' | 'pointercancel', handle: typeof move) =>
      // On the window, because the first move may leave an element that has not captured the pointer yet.
      addEventListener(type, (event) => event.pointerId === start.pointerId && handle(event), {
        signal: gesture.signal,
      });
    follow('pointermove', move);
    follow('pointerup', () => {
      end();
      if (Math.abs(offset) >= threshold) onSwiped();
    });
    follow('pointercancel', end);
    // The element that was touched first loses its implicit capture, which bubbles.
    element.addEventListener('lostpointercapture', ({ target }) => target === element && end(), {
      signal: gesture.signal,
    });

    function move({ clientX, clientY, pointerId, pointerType }: PointerEvent) {
      const x = clientX - start.clientX;
      const y = clientY - start.clientY;
      if (!hasDragged) {
        if (Math.max(Math.abs(x), Math.abs(y)) < slopOf(pointerType)) return;
        if (Math.abs(x) <= Math.abs(y) || (x < 0 && !canSwipeLeft)) return end();
        element.setPointerCapture(pointerId);
        hasDragged = true;
      }
      offset = canSwipeLeft ? x : Math.max(0, x);
      onDrag(offset);
    }
  }

  function end() {
    gesture.abort();
    onDrag(undefined);
  }

  /** Browsers fire a click after a drag. A click by keyboard has no detail. */
  function suppressClick(event: MouseEvent) {
    if (!hasDragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
