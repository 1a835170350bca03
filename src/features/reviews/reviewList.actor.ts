import { fromPromise } from 'xstate';
import { type Review, reviewListMachine } from '../../../machines/reviewList.machine';
import type { SiteStart } from '../../site/siteActor';
import { takeEarlyAnswer } from './earlyReviews';
import { listReviews } from './reviewsApi';

/** The reviews of one section, which has its limit. */
export const reviewList = {
  id: 'reviewList',
  machine: ({ settings: { reviewsApi, reviewsAppId }, interceptPort }: SiteStart) =>
    reviewListMachine.provide({
      actors: {
        listReviews: interceptPort(
          'listReviews',
          fromPromise<readonly Review[], { readonly limit: number }>(
            ({ input, signal }) =>
              // The early script may have asked already.
              takeEarlyAnswer() ??
              listReviews({ api: reviewsApi, appId: reviewsAppId, limit: input.limit, signal }),
          ),
        ),
      },
    }),
};
