import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Review } from '../../machines/reviewList.machine';
import { useSite } from './SiteContext';

export interface ReviewList {
  readonly status: 'loading' | 'loaded' | 'empty' | 'failed';
  readonly reviews: readonly Review[];
  retry(): void;
}

/** The testimonials of one section, loaded when it mounts and given up when it leaves. */
export function useReviewList(limit: number): ReviewList {
  const { machines, inspect, showToast } = useSite();
  const actor = useActorRef(machines.reviewList, { input: { limit }, ...(inspect && { inspect }) });
  useEffect(() => {
    const subscription = actor.on('reviews.failed', () => showToast('reviewsFailed'));
    return () => subscription.unsubscribe();
  }, [actor, showToast]);
  return {
    status: useSelector(actor, ({ value }) => value),
    reviews: useSelector(actor, ({ context }) => context.reviews),
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}
