import { dueMails } from '../../backend/outbox';
import { listReviews, type ReviewStatus, setReviewStatus } from '../../backend/reviews';
import { approvedReviews } from '../../src/adapters/reviewsApi';
import { open, ownOrigin, sentReview, service, storeReview, temporaryFolder } from './support';

type Service = Awaited<ReturnType<typeof service>>;

const ask = ({ app }: Service, headers: Record<string, string> = {}) =>
  app.request('/api/reviews/studio', { headers: { origin: ownOrigin, ...headers } });
const list = async (made: Service) => (await ask(made)).json();

async function decide({ database, clock }: Service, id: string, status: ReviewStatus) {
  await setReviewStatus(database, { id, status, now: clock.now });
}

test('[S7] stores a posted review as pending, and shows it without its email once approved', async () => {
  const made = await service();
  const answer = await made.post('/api/reviews', sentReview);
  expect([answer.status, await answer.json()]).toEqual([201, { status: 'added' }]);
  expect(await list(made)).toEqual([]);
  const [review] = await listReviews(made.database);
  expect(review).toMatchObject({ status: 'pending', email: 'dana@example.com' });
  const id = review?.id ?? '';
  await decide(made, id, 'approved');
  const { email: _, ...published } = sentReview;
  expect(await list(made)).toEqual([{ ...published, id, createdAt: '2026-11-22T12:00:00.000Z' }]);
  await decide(made, id, 'rejected');
  expect(await list(made)).toEqual([]);
});

test('[S7] lists at most a hundred reviews, newest first, which the site can parse', async () => {
  const made = await service();
  for (let n = 0; n < 102; n += 1) {
    await decide(made, await storeReview(made.database, { name: `Guest ${n}` }, n + 1), 'approved');
  }
  const answer: { name: string }[] = await list(made);
  expect(answer).toHaveLength(100);
  expect(answer.slice(0, 2).map(({ name }) => name)).toEqual(['Guest 101', 'Guest 100']);
  expect(approvedReviews(answer, 100)).toHaveLength(100);
});

test('[S7] has no reviews for another appId, and rejects posts for it', async () => {
  const made = await service();
  await decide(made, await storeReview(made.database), 'approved');
  for (const appId of ['other', '%E0%A4%A', 'a%2Fb']) {
    expect(await (await made.app.request(`/api/reviews/${appId}`)).json()).toEqual([]);
  }
  expect((await made.post('/api/reviews', { ...sentReview, appId: 'other' })).status).toBe(400);
});

test('[S7] answers 304 for an unchanged list, and shows changes immediately', async () => {
  const made = await service();
  const id = await storeReview(made.database);
  await decide(made, id, 'approved');
  const first = await ask(made);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"\w+"$/);
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
  );
  expect([first.headers.get('access-control-allow-origin'), first.headers.get('vary')]).toEqual([
    '*',
    null,
  ]);
  const again = await ask(made, { 'if-none-match': `${etag.slice(2)}, "other"` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect(again.headers.get('access-control-allow-origin')).toBe('*');
  await decide(made, id, 'rejected');
  expect((await ask(made, { 'if-none-match': etag })).status).toBe(200);
  expect(await list(made)).toEqual([]);
});

test('[S7] reads the list again only after this or another program has written', async () => {
  const url = `file:${await temporaryFolder()}/studio.db`;
  const database = await open(url);
  const all = jest.fn(database.all);
  const made = await service({ database: { ...database, all } });
  const id = await storeReview(database);
  await decide(made, id, 'approved');
  const lists = [await list(made), await list(made)];
  const readsOf = () => all.mock.calls.filter(([, { sql }]) => sql.includes('app_id = ?')).length;
  expect([lists.flat().length, readsOf()]).toEqual([2, 1]);
  await decide({ ...made, database: await open(url) }, id, 'rejected');
  expect([await list(made), readsOf()]).toEqual([[], 2]);
  // A hosted database cannot tell that it has changed.
  const hosted = await service({ database: { ...database, version: async () => undefined } });
  await decide(hosted, id, 'approved');
  expect(await list(hosted)).toHaveLength(1);
  await decide(hosted, id, 'rejected');
  expect(await list(hosted)).toEqual([]);
});

test('[S7] merges a review that differs only in case and spaces, and notifies once', async () => {
  const { post, database, clock } = await service();
  await post('/api/reviews', sentReview);
  clock.now += 3_600_000;
  const again = { ...sentReview, name: ' DANA ', review: 'Lovely  work.', email: '' };
  const answer = await post('/api/reviews', again);
  expect([answer.status, await answer.json()]).toEqual([208, { status: 'duplicate' }]);
  expect(await listReviews(database)).toHaveLength(1);
  const mails = await dueMails(database, clock.now);
  expect(mails).toEqual([
    expect.objectContaining({ kind: 'review', recipient: 'owner@studio.test', language: 'en' }),
  ]);
  expect((await post('/api/reviews', { ...sentReview, rating: 4 })).status).toBe(201);
});

test('[S5] accepts a review without an email', async () => {
  const { post, database } = await service();
  const { email: _, ...without } = sentReview;
  for (const [n, email] of [undefined, '', null, '   '].entries()) {
    expect((await post('/api/reviews', { ...without, name: `N${n}`, email })).status).toBe(201);
  }
  expect((await listReviews(database)).map(({ email }) => email)).toEqual(['', '', '', '']);
});
