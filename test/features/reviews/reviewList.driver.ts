import { reviewListModel } from '../../../machines/reviewList.model';
import { type BrowserDriver, sceneOn } from '../../browser/models/browserDriver';
import { holdRequests } from '../../browser/models/heldRequests';
import { openHydrated } from '../../browser/support/hydrateSite';
import { section } from '../../browser/support/roles';
import { reviewsAddress } from './reviewsApi';

const { steps } = reviewListModel;

export const reviewListDriver: BrowserDriver<typeof reviewListModel> = {
  scenarios: { 'on the home page': '/' },
  console: /500 \(Internal Server Error\)/,
  async open(path, { page, locale: { t }, origin }) {
    const requests = await holdRequests(page, reviewsAddress);
    await openHydrated(page, origin() + path);
    const place = section(page, t('home.testimonials.heading'));
    const reviews = place
      .getByRole('list', { name: t('reviews.list.label') })
      .getByRole('listitem');
    const load = (step: 'reviews load' | 'an empty list loads') => () => {
      const json = steps[step].output.map((review) => ({ ...review, status: 'approved' }));
      return requests.answer((route) => route.fulfill({ json }));
    };
    return sceneOn(page, {
      steps: {
        'try again': () => {
          requests.hold();
          return place.getByRole('button', { name: t('reviews.list.retry') }).click();
        },
        'reviews load': load('reviews load'),
        'an empty list loads': load('an empty list loads'),
        'the request fails': () => requests.answer((route) => route.fulfill({ status: 500 })),
      },
      look: async () => ({
        isLoading: await place.getByText(t('reviews.list.loading')).isVisible(),
        hasFailed: await place.getByText(t('reviews.list.failed')).isVisible(),
        isEmpty: await place.getByText(t('reviews.list.empty')).isVisible(),
        // The writer's name comes before the business.
        names: await reviews.evaluateAll((all) =>
          all.map((one) => one.querySelector('bdi')?.textContent ?? ''),
        ),
      }),
    });
  },
};
