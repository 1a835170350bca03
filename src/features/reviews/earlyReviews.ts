import type { Review } from '../../../machines/reviewList.machine';

/**
 * The list of `/reviews` before hydration. `reviews.early.ts` owns its request and shows the outcome while the site has
 * not begun to start; afterwards React does, with the same answer.
 */
export interface EarlyReviews {
  readonly answer: Promise<readonly Review[]>;
  /** What the page shows; absent until then. */
  shown?: { readonly status: 'loaded' | 'empty' | 'failed'; readonly reviews: readonly Review[] };
}

declare global {
  interface Window {
    earlyReviews?: EarlyReviews | undefined;
  }
}

/** The answer to an early request that the page does not show yet, once. */
export function takeEarlyAnswer(): EarlyReviews['answer'] | undefined {
  const { earlyReviews } = window;
  window.earlyReviews = undefined;
  return earlyReviews?.shown ? undefined : earlyReviews?.answer;
}

/** The list that the page shows before hydration, until a view has it. */
export function shownReviews(): EarlyReviews['shown'] {
  return typeof window === 'undefined' ? undefined : window.earlyReviews?.shown;
}
