import { fromPromise } from 'xstate';
import { type Review, reviewListMachine } from '../../../machines/reviewList.machine';
import type { SiteStart } from '../../site/siteActor';
import { listReviews } from './reviewsApi';

/** The review list of one section, connected to the reviews API. */
export function reviewListMachineOf({
  settings: { reviewsApi, reviewsAppId },
  interceptPort,
}: Pick<SiteStart, 'settings' | 'interceptPort'>) {
  return reviewListMachine.provide({
    actors: {
      listReviews: interceptPort(
        'listReviews',
        fromPromise<readonly Review[], { readonly limit: number }>(({ input, signal }) =>
          listReviews({ api: reviewsApi, appId: reviewsAppId, limit: input.limit, signal }),
        ),
      ),
    },
  });
}
