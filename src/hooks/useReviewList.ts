import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Review } from '../../machines/reviewList.machine';
import { actorOptions } from './actorOptions';
import { useSite } from './SiteContext';

export interface ReviewList {
  readonly status: 'loading' | 'loaded' | 'empty' | 'failed';
  readonly reviews: readonly Review[];
  retry(): void;
}

/** The testimonials of one section, loaded when it mounts and given up when it leaves. */
export function useReviewList(limit: number): ReviewList {
  const site = useSite();
  const { machines, showToast } = site;
  const actor = useActorRef(machines.reviewList, { input: { limit }, ...actorOptions(site) });
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
