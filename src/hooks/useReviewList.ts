import { useActorRef, useSelector } from '@xstate/react';
import { useDeferredValue, useEffect } from 'react';
import { actorOptions } from './actorOptions';
import { useSite, useSiteActor } from './SiteContext';

/** The reviews of one section, loaded on mount and aborted on unmount. */
export function useReviewList(limit: number) {
  const site = useSite();
  const toaster = useSiteActor('toaster');
  const actor = useActorRef(site.machines.reviewList, {
    input: { limit },
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
