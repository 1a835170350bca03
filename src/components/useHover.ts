import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back while the pointer comes and goes, as long as `isWatching`. A finger is on the element until it is lifted.
 * Listens to the whole page: content that leaves from under the pointer takes its `pointerleave` with it.
 */
export function useHover(
  element: RefObject<HTMLElement | null>,
  isWatching: boolean,
  onChange: (isOver: boolean) => void,
): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (!isWatching) return;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      'pointerover',
      ({ target }) => change(target instanceof Node && !!element.current?.contains(target)),
      { signal },
    );
    addEventListener('pointerout', ({ relatedTarget }) => !relatedTarget && change(false), {
      signal,
    });
    addEventListener('pointerup', ({ pointerType }) => pointerType === 'touch' && change(false), {
      signal,
    });
    return () => listening.abort();
  }, [element, isWatching]);
}
