import { type Review, reviewListMachine } from './reviewList.machine';
import { defineModel } from './testing/model';

const review: Review = {
  id: '1',
  name: 'Dana',
  company: 'Café Levant',
  service: 'qr-menu',
  rating: 5,
  review: 'They came, they saw the menu, it worked.',
  date: '2025-06-01',
};

const failed = { to: 'failed', emits: [{ type: 'reviews.failed' }] } as const;

/** Source: docs/specification.md, sections 4, 7, 8. */
export const reviewListModel = defineModel({
  machine: reviewListMachine,
  page: '/',
  equivalent: { 'reviewList keep: empties limit': 'a list that has loaded is not loaded again' },
  scenarios: { 'on the home page': { input: { limit: 6 }, starts: 'loading' } },
  steps: {
    'reviews load': { done: 'listReviews', output: [review] },
    'an empty list loads': { done: 'listReviews', output: [] },
    'the request fails': { fail: 'listReviews' },
    'ten seconds pass': { wait: 10_000 },
    'try again': { events: [{ type: 'retry.pressed' }] },
  },
  project: (snapshot) => ({
    isLoading: snapshot.hasTag('busy'),
    hasFailed: snapshot.matches('failed'),
    isEmpty: snapshot.matches('empty'),
    names: snapshot.context.reviews.map(({ name }) => name),
  }),
  states: {
    loading: {
      projection: { isLoading: true, hasFailed: false, isEmpty: false, names: [] },
      activeActors: { listReviews: { limit: 6 } },
      on: {
        'reviews load': 'loaded',
        'an empty list loads': 'empty',
        'the request fails': failed,
        'ten seconds pass': failed,
      },
    },
    loaded: { projection: { isLoading: false, hasFailed: false, isEmpty: false, names: ['Dana'] } },
    empty: { projection: { isLoading: false, hasFailed: false, isEmpty: true, names: [] } },
    failed: {
      projection: { isLoading: false, hasFailed: true, isEmpty: false, names: [] },
      on: { 'try again': 'loading' },
    },
  },
});
