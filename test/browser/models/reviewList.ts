import { hydrateSite } from '../support/hydrateSite';
import { reviewsAddress } from '../support/reviews';
import { section } from '../support/roles';
import type { BrowserDriver } from './driver';
import { holdRequests } from './heldRequests';
import { sceneOn } from './sceneOn';
import { visibility } from './visibility';

export const reviewListDriver: BrowserDriver = {
  console: /500 \(Internal Server Error\)/,
  async open(_, { page, locale: { t }, origin }) {
    const requests = await holdRequests(page, reviewsAddress);
    await page.goto(origin());
    await hydrateSite(page);
    const place = section(page, t('home.testimonials.heading'));
    const reviews = place
      .getByRole('list', { name: t('reviews.list.label') })
      .getByRole('listitem');
    return sceneOn(page, {
      steps: {
        'try again': () => {
          requests.hold();
          return place.getByRole('button', { name: t('reviews.list.retry') }).click();
        },
      },
      answer: (answer) =>
        requests.answer((route) =>
          answer === 'failure'
            ? route.fulfill({ status: 500 })
            : route.fulfill({ json: asTheApiGives(answer.output) }),
        ),
      look: async () => ({
        ...(await visibility({
          isLoading: place.getByText(t('reviews.list.loading')),
          hasFailed: place.getByText(t('reviews.list.failed')),
          isEmpty: place.getByText(t('reviews.list.empty')),
        })),
        // The writer's name comes before the business.
        names: await reviews.evaluateAll((all) =>
          all.map((one) => one.querySelector('bdi')?.textContent),
        ),
      }),
    });
  },
};

function asTheApiGives(reviews: unknown): unknown {
  const list: readonly object[] = Array.isArray(reviews) ? reviews : [];
  return list.map((review) => ({ ...review, status: 'approved' }));
}
