import { useActorRef, useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Review } from '../../../machines/reviewList.machine';
import { useSite, useSiteActor } from '../../site/SiteContext';
import { actorOptions } from '../../site/siteControls';
import { useHydrated } from '../../site/useHydrated';
import { toaster } from '../toasts/toaster.actor';
import { reviewList } from './reviewList.actor';

declare global {
  interface Window {
    /** Reviews that `src/features/reviews/reviews.early.ts` has shown before hydration. */
    shownReviews?: readonly Review[];
  }
}

/** The reviews of one section, loaded on mount and aborted on unmount. On hydration, those that the page shows. */
export function useReviewList(limit: number) {
  const site = useSite();
  const toasts = useSiteActor(toaster);
  const isHydrated = useHydrated();
  const [shown] = useState(() =>
    isHydrated || typeof window === 'undefined' ? undefined : window.shownReviews,
  );
  const machine = useMemo(() => site.actors.machineOf(reviewList), [site]);
  const actor = useActorRef(machine, {
    input: { limit },
    ...(shown && {
      snapshot: machine.resolveState({ value: 'loaded', context: { limit, reviews: shown } }),
    }),
    ...actorOptions(reviewList.id, site),
  });
  useEffect(() => {
    const subscription = actor.on('reviews.failed', () =>
      toasts.send({ type: 'toast.added', kind: 'reviewsFailed' }),
    );
    return () => subscription.unsubscribe();
  }, [actor, toasts]);
  // Store updates render synchronously; a deferred value lets a long list render concurrently.
  const { value, context } = useDeferredValue(useSelector(actor, (snapshot) => snapshot));
  return {
    status: value,
    reviews: context.reviews,
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}
