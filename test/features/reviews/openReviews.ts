import { expect } from '@playwright/test';
import type { Place } from '../../browser/models/browserDriver';
import { holdRequests } from '../../browser/models/heldRequests';
import { openHydrated } from '../../browser/support/hydrateSite';
import { section } from '../../browser/support/roles';
import { reviewsAddress } from './reviewsApi';

export interface Reviews {
  /** Makes the list fail again, which adds one toast. By keyboard, so that the pointer stays. */
  fail(): Promise<void>;
}

/** Opens the reviews page with a pending list. */
export async function openReviews({ page, locale: { t }, origin }: Place): Promise<Reviews> {
  const requests = await holdRequests(page, reviewsAddress);
  await openHydrated(page, `${origin()}/reviews`);
  const list = section(page, t('reviews.list.heading'));
  const retry = list.getByRole('button', { name: t('reviews.list.retry') });
  return {
    async fail() {
      if (await retry.isVisible()) {
        requests.hold();
        await retry.press('Enter');
        // The list renders later than its machine changes, and the old button would pass for the new one.
        await expect(retry).toBeHidden();
      }
      await requests.answer((route) => route.fulfill({ status: 500 }));
      await expect(retry).toBeVisible();
    },
  };
}
