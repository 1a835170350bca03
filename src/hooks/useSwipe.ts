import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type SwipeDirection, swipeMachine } from '../../machines/swipe.machine';
import { actorOptions } from './actorOptions';
import { connectPointer } from './connectPointer';
import { useSite } from './SiteContext';

export interface SwipeOptions {
  /** What is swiped. */
  readonly element: RefObject<HTMLElement | null>;
  /** Read once, when it mounts. */
  readonly directions: readonly SwipeDirection[];
  readonly onSwiped: () => void;
}

export interface Swipe {
  /** How far it is dragged from its place, in px; to the left it is negative. */
  readonly dragOffset: number;
  readonly isSwiping: boolean;
}

/** The gesture that sends one element away, from when it mounts until it leaves. */
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
