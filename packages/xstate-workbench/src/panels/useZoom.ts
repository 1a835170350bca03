import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** Size of the texts of an unscaled chart, and the smallest one that can be read, in px. */
const [textSize, readableSize] = [13, 11];
export const smallestZoom = readableSize / textSize;
export const largestZoom = 3;

/** Scale of a chart in a scrolling place, fitted to its width at first, and the handlers that drag the chart. */
export function useZoom(place: RefObject<HTMLElement | null>, width: number | undefined) {
  const [chosen, setChosen] = useState<number>();
  const [available, setAvailable] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  const fitting = width && available ? Math.min(1, available / width) : 1;
  const zoom = chosen ?? Math.max(smallestZoom, fitting);
  const zoomBy = (factor: number) =>
    setChosen(Math.min(largestZoom, Math.max(smallestZoom, zoom * factor)));
  return {
    ...{ zoom, zoomBy },
    isFitted: chosen === undefined,
    fit: () => setChosen(undefined),
    dragging: {
      onPointerDown({ button, pointerId, pointerType, currentTarget }: PointerEvent<HTMLElement>) {
        // A finger scrolls without this.
        if (button === 0 && pointerType === 'mouse') currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove({ pointerId, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) {
        if (currentTarget.hasPointerCapture(pointerId))
          currentTarget.scrollBy(-movementX, -movementY);
      },
    },
  };
}
