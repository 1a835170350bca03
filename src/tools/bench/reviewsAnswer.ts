import type { Page } from '@playwright/test';
import type { Review } from '../../service/reviews';
import { siteConfig } from '../../site.config';

const address = '**/api/reviews/*';

/** Answers in place of the reviews API with so many reviews. */
export async function fulfilReviews(page: Page, count: number): Promise<void> {
  const body = reviewsText(count);
  await page.route(address, (route) => route.fulfill({ body, contentType: 'application/json' }));
}

/** Answers that there are no reviews to be had. */
export async function failReviews(page: Page): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 500 }));
}

/** What the API answers, as JSON: the first page in one sentence each, all others longer. */
export function reviewsText(count: number): string {
  return JSON.stringify(Array.from({ length: count }, (_, index) => answered(index)));
}

/** The same as the service keeps them. */
export function keptReviews(count: number): Review[] {
  return Array.from({ length: count }, (_, index) => {
    const { createdAt, ...review } = answered(index);
    // The newest is answered first.
    return { ...review, email: '', createdAt: Date.parse(createdAt) - index, decidedAt: null };
  });
}

function answered(index: number) {
  const review = `Words of guest ${index + 1}. `;
  return {
    id: `review-${index + 1}`,
    appId: siteConfig.reviewsAppId,
    name: `Guest ${index + 1}`,
    company: 'A café by the sea',
    service: 'qr-menu-systems',
    rating: 5,
    review: index < 12 ? review.trim() : review.repeat(14),
    status: 'approved' as const,
    createdAt: '2025-01-01T00:00:00.000Z',
  };
}
