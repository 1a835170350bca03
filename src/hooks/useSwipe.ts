import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type SwipeDirection, swipeMachine } from '../../machines/swipe.machine';
import { actorOptions } from './actorOptions';
import { connectPointer } from './connectPointer';
import { useSite } from './SiteContext';

export interface SwipeOptions {
  /** The element to swipe. */
  readonly element: RefObject<HTMLElement | null>;
  /** Read once, on mount. */
  readonly directions: readonly SwipeDirection[];
  readonly onSwiped: () => void;
}

export interface Swipe {
  /** Offset from the resting position, in px; negative to the left. */
  readonly dragOffset: number;
  readonly isSwiping: boolean;
}

/** The swipe gesture of an element, from mount to unmount. */
export function useSwipe({ element, directions, onSwiped }: SwipeOptions): Swipe {
  const site = useSite();
  const actor = useActorRef(swipeMachine, {
    input: { directions },
    ...actorOptions('swipe', site),
  });
  const swiped = useEffectEvent(onSwiped);
  useEffect(() => {
    const subscription = actor.on('swipe.completed', () => swiped());
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(
    () => (element.current ? connectPointer(element.current, actor) : undefined),
    [actor, element],
  );
  return {
    dragOffset: useSelector(actor, ({ context: { direction, offset } }) =>
      direction === 'left' ? -offset : offset,
    ),
    isSwiping: useSelector(actor, (snapshot) => snapshot.matches('swiping')),
  };
}
