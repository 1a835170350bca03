import { useActorRef, useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { type Review, reviewListMachine } from '../../../machines/reviewList.machine';
import type { Settings } from '../../settings/settingsSchema';
import { useSettings, useSiteActor } from '../../site/SiteContext';
import { actorOptions } from '../../site/siteActor';
import { toaster } from '../toasts/toaster.actor';
import { shownReviews, takeEarlyAnswer } from './earlyReviews';
import { listReviews } from './reviewsApi';

/** The reviews of one section, loaded on mount and aborted on unmount. On hydration, the list that the page shows. */
export function useReviewList(limit: number) {
  const settings = useSettings();
  const toasts = useSiteActor(toaster);
  const [shown] = useState(shownReviews);
  const machine = useMemo(() => machineOf(settings), [settings]);
  const actor = useActorRef(machine, {
    input: { limit },
    ...(shown && {
      snapshot: machine.resolveState({
        value: shown.status,
        context: { limit, reviews: shown.reviews },
      }),
    }),
    ...actorOptions('reviewList'),
  });
  useEffect(() => {
    // Only now, because React may render a page twice, and a later list has its own request.
    if (shown) window.earlyReviews = undefined;
    const showToast = () => toasts.send({ type: 'toast.added', kind: 'reviewsFailed' });
    if (shown?.status === 'failed') showToast();
    const subscription = actor.on('reviews.failed', showToast);
    return () => subscription.unsubscribe();
  }, [actor, toasts, shown]);
  // Store updates render synchronously; a deferred value lets a long list render concurrently.
  const { value, context } = useDeferredValue(useSelector(actor, (snapshot) => snapshot));
  return {
    status: value,
    reviews: context.reviews,
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}

function machineOf({ reviewsApi: api, reviewsAppId: appId }: Settings) {
  return reviewListMachine.provide({
    actors: {
      listReviews: fromPromise<readonly Review[], { readonly limit: number }>(
        ({ input: { limit }, signal }) =>
          // The early script may have asked already.
          takeEarlyAnswer() ?? listReviews({ api, appId, limit, signal }),
      ),
    },
  });
}
