import { useActorRef, useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useState } from 'react';
import type { Review } from '../../../machines/reviewList.machine';
import { actorOptions } from '../../site/actorOptions';
import { useSite, useSiteActor } from '../../site/SiteContext';
import { useHydrated } from '../../site/useHydrated';

declare global {
  interface Window {
    /** Reviews that `src/features/reviews/reviews.early.ts` has shown before hydration. */
    shownReviews?: readonly Review[];
  }
}

/** The reviews of one section, loaded on mount and aborted on unmount. On hydration, those that the page shows. */
export function useReviewList(limit: number) {
  const site = useSite();
  const toaster = useSiteActor('toaster');
  const isHydrated = useHydrated();
  const [shown] = useState(() =>
    isHydrated || typeof window === 'undefined' ? undefined : window.shownReviews,
  );
  const { reviewList } = site.machines;
  const actor = useActorRef(reviewList, {
    input: { limit },
    ...(shown && {
      snapshot: reviewList.resolveState({ value: 'loaded', context: { limit, reviews: shown } }),
    }),
    ...actorOptions('reviewList', site),
  });
  useEffect(() => {
    const subscription = actor.on('reviews.failed', () =>
      toaster.send({ type: 'toast.added', kind: 'reviewsFailed' }),
    );
    return () => subscription.unsubscribe();
  }, [actor, toaster]);
  // Store updates render synchronously; a deferred value lets a long list render concurrently.
  const { value, context } = useDeferredValue(useSelector(actor, (snapshot) => snapshot));
  return {
    status: value,
    reviews: context.reviews,
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}
