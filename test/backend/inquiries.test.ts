import { findInquiry } from '../../backend/inquiries';
import { dueMails, markSent } from '../../backend/outbox';
import { deleteExpired, forgetAddress } from '../../backend/privacy';
import { setReviewStatus } from '../../backend/reviews';
import { rowsOf, sentInquiry, sentReview, service, storeReview, valuesOf } from './support';

const day = 24 * 3_600_000;
const messages = 'SELECT message FROM inquiries';

test('[S3] stores an inquiry with every field, and queues a mail', async () => {
  const onOutbox = jest.fn();
  const { post, database, clock } = await service({ onOutbox });
  const answer = await post('/api/inquiries', sentInquiry);
  expect([answer.status, await answer.json()]).toEqual([201, { status: 'added' }]);
  const [mail] = await dueMails(database, clock.now);
  expect(mail).toMatchObject({ kind: 'inquiry', attempts: 0 });
  const { terms: _, ...fields } = sentInquiry;
  expect(await findInquiry(database, mail?.subjectId ?? '')).toEqual({
    ...fields,
    id: mail?.subjectId,
    receivedAt: clock.now,
    answeredAt: null,
  });
  expect(onOutbox).toHaveBeenCalledTimes(1);
});

test('[S4] merges the same inquiry within a day, and stores it again later', async () => {
  const { post, database, clock } = await service();
  await post('/api/inquiries', sentInquiry);
  clock.now += day - 1;
  const again = await post('/api/inquiries', sentInquiry);
  expect([again.status, await again.json()]).toEqual([208, { status: 'duplicate' }]);
  expect(await dueMails(database, clock.now)).toHaveLength(1);
  clock.now += 2;
  expect((await post('/api/inquiries', sentInquiry)).status).toBe(201);
  expect((await post('/api/inquiries', { ...sentInquiry, phone: '1' })).status).toBe(201);
  expect(await valuesOf(database, messages)).toHaveLength(3);
});

test('[S3] removes control characters and direction overrides; keeps Hebrew, direction marks and line breaks', async () => {
  const { post, database, clock } = await service({ owner: undefined });
  await post('/api/inquiries', {
    ...sentInquiry,
    name: 'דנה\u200f\u202e לוי\r\nBcc: all@example.com\u0000',
    company: '<b>Café</b>\t\u2066x\u2069\ud800',
    message: 'שורה\r\nשנייה\u001b[31m\u2028 <script>',
  });
  expect(await rowsOf(database, 'SELECT * FROM inquiries')).toMatchObject([
    {
      name: 'דנה\u200f לוי Bcc: all@example.com',
      company: '<b>Café</b> x',
      message: 'שורה\nשנייה[31m\u2028 <script>',
    },
  ]);
  // Without an owner, nobody is mailed.
  expect(await dueMails(database, clock.now)).toEqual([]);
});

test('[S6] deletes inquiries after 400 days, rejected reviews, the audit and sent mails after 365, and nothing published', async () => {
  const { post, database, clock } = await service();
  const { now } = clock;
  for (const [name, status] of [
    ['Published', 'approved'],
    ['Rejected', 'rejected'],
  ] as const) {
    const id = await storeReview(database, { name });
    await setReviewStatus(database, { id, status, now, actor: 'owner' });
  }
  await post('/api/inquiries', sentInquiry);
  await post('/api/reviews', sentReview);
  const review = (await dueMails(database, now)).find(({ kind }) => kind === 'review');
  await markSent(database, [review?.id ?? 0], now);
  const expire = async (time: number) => {
    clock.now = time;
    const days = { inquiryDays: 400, rejectedReviewDays: 365 };
    return deleteExpired(database, { now: clock.now, ...days });
  };
  expect(await expire(now + 365 * day)).toBe(0);
  expect(await valuesOf(database, 'SELECT id FROM audit')).toHaveLength(2);
  expect(await expire(now + 365 * day + 1)).toBe(1);
  expect(await valuesOf(database, 'SELECT name FROM reviews')).toEqual(['Published', 'Dana']);
  expect(await valuesOf(database, 'SELECT id FROM audit')).toEqual([]);
  expect(await valuesOf(database, 'SELECT kind FROM outbox')).toEqual(['inquiry']);
  expect(await expire(now + 400 * day)).toBe(0);
  await post('/api/inquiries', { ...sentInquiry, message: 'Another' });
  expect(await expire(now + 400 * day + 1)).toBe(1);
  expect(await valuesOf(database, messages)).toEqual(['Another']);
  expect(await dueMails(database, clock.now)).toHaveLength(1);
});

test('[S6] deletes everything of an email address on request, and nothing else', async () => {
  const { post, database, clock } = await service();
  await post('/api/inquiries', sentInquiry);
  await post('/api/inquiries', { ...sentInquiry, email: 'other@example.com' });
  await post('/api/reviews', { ...sentReview, email: 'Dana@Example.com' });
  await post('/api/reviews', { ...sentReview, name: 'Nobody', email: '' });
  const forget = (email: string) =>
    forgetAddress(database, { email, now: clock.now, actor: 'command line' });
  expect(await forget(' dana@example.COM ')).toEqual({
    reviews: 1,
    inquiries: 1,
    isErased: true,
  });
  expect(await forget('')).toMatchObject({ reviews: 0, inquiries: 0 });
  expect(await valuesOf(database, 'SELECT email FROM inquiries')).toEqual(['other@example.com']);
  expect(await valuesOf(database, 'SELECT name FROM reviews')).toEqual(['Nobody']);
  expect(await dueMails(database, clock.now)).toHaveLength(2);
  expect(await rowsOf(database, 'SELECT * FROM audit WHERE id = 1')).toMatchObject([
    {
      at: clock.now,
      actor: 'command line',
      action: 'address.forget',
      subject: '1 reviews, 1 inquiries',
    },
  ]);
});
