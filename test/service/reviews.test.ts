import { listReviews, setReviewStatus } from '../../src/service/reviews';
import { sentReview, service } from './support';

test('[S7] a posted review is pending, mailed of, and shown only once approved, without its address', async () => {
  const { app, post, database, clock } = await service();
  const answer = await post('/api/reviews', sentReview);
  expect([answer.status, await answer.json()]).toEqual([201, { status: 'added' }]);
  const list = async () => (await app.request('/api/reviews/studio')).json();
  expect(await list()).toEqual([]);
  const [review] = await listReviews(database);
  expect(review).toMatchObject({ status: 'pending', email: 'dana@example.com' });
  await setReviewStatus(database, {
    id: review?.id ?? '',
    status: 'approved',
    now: clock.now,
    actor: 'owner',
  });
  const { email: _, ...published } = sentReview;
  expect(await list()).toEqual([
    { ...published, id: review?.id, createdAt: '2026-11-22T12:00:00.000Z' },
  ]);
});
