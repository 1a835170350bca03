import type { Page, Route } from '@playwright/test';

/** Address of the reviews API. */
export const reviewsAddress = '**/api/reviews/*';

/** Where it sends one. */
export const sentReviewAddress = '**/api/reviews';

/** A visible review, with overrides. */
export function givenReview(number: number, own: { name?: string; review?: string } = {}) {
  return {
    id: `review-${number}`,
    appId: 'tafrit-studio',
    name: `Guest ${number}`,
    company: `Café ${number}`,
    service: 'qr-menu-systems',
    rating: (number % 5) + 1,
    review: `Words of guest ${number}.`,
    status: 'approved',
    createdAt: '2025-01-01T00:00:00.000Z',
    ...own,
  };
}

/** Mocks the reviews API: a value is the JSON response, a function handles the request. */
export async function stubReviews(
  page: Page,
  answer: unknown | ((route: Route) => Promise<void>),
): Promise<void> {
  await page.unroute(reviewsAddress);
  await page.route(reviewsAddress, (route) =>
    typeof answer === 'function' ? answer(route) : route.fulfill({ json: answer }),
  );
}
