import * as v from 'valibot';
import { listAudit } from '../../src/backend/audit';
import {
  deleteInquiry,
  findInquiry,
  listInquiries,
  setInquiryAnswered,
} from '../../src/backend/inquiries';
import { dueMails, markFailed, markSent } from '../../src/backend/outbox';
import { forgetAddress } from '../../src/backend/privacy';
import { deleteExpired } from '../../src/backend/retention';
import { listReviews, setReviewStatus } from '../../src/backend/reviews';
import { sentInquiry, sentReview, service } from './support';

const day = 24 * 3_600_000;

test('[S3] stores an inquiry with every field, and queues a mail', async () => {
  const onOutbox = jest.fn();
  const { post, database, clock } = await service({ onOutbox });
  const answer = await post('/api/inquiries', sentInquiry);
  expect([answer.status, await answer.json()]).toEqual([201, { status: 'added' }]);
  const [inquiry] = await listInquiries(database);
  const { terms: _, ...fields } = sentInquiry;
  expect(inquiry).toEqual({
    ...fields,
    id: expect.any(String),
    receivedAt: clock.now,
    answeredAt: null,
  });
  const [mail] = await dueMails(database, clock.now);
  expect(mail).toMatchObject({ kind: 'inquiry', subjectId: inquiry?.id, attempts: 0 });
  expect(onOutbox).toHaveBeenCalledTimes(1);
});

test('[S4] stores an inquiry without an owner to notify', async () => {
  const { post, database, clock } = await service({ owner: undefined });
  expect((await post('/api/inquiries', sentInquiry)).status).toBe(201);
  expect(await listInquiries(database)).toHaveLength(1);
  expect(await dueMails(database, clock.now)).toEqual([]);
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
  expect(await listInquiries(database)).toHaveLength(3);
});

test.each([
  ['name', { name: ' ' }],
  ['email', { email: 'dana@' }],
  ['email', { email: 'dana@example.com\r\nBcc: all@example.com' }],
  ['phone', { phone: '1'.repeat(31) }],
  ['service', { service: 'plumbing' }],
  ['budget', { budget: 'all' }],
  ['timeline', { timeline: 'never' }],
  ['message', { message: 'x'.repeat(2001) }],
  ['terms', { terms: false }],
  ['terms', { terms: 'yes' }],
])('[S5] rejects an inquiry with an invalid %s: %j', async (field, change) => {
  const { post, database } = await service();
  const answer = await post('/api/inquiries', { ...sentInquiry, ...change });
  expect([answer.status, (await answer.json()).error]).toEqual([
    400,
    expect.stringMatching(new RegExp(`^${field} is invalid: expected .`)),
  ]);
  expect(await listInquiries(database)).toEqual([]);
});

test('[S3] removes control characters and direction overrides; keeps Hebrew, direction marks and line breaks', async () => {
  const { post, database } = await service();
  await post('/api/inquiries', {
    ...sentInquiry,
    name: 'דנה\u200f\u202e לוי\r\nBcc: all@example.com\u0000',
    company: '<b>Café</b>\t\u2066x\u2069\ud800',
    message: 'שורה\r\nשנייה\u001b[31m\u2028 <script>',
  });
  expect((await listInquiries(database))[0]).toMatchObject({
    name: 'דנה\u200f לוי Bcc: all@example.com',
    company: '<b>Café</b> x',
    message: 'שורה\nשנייה[31m\u2028 <script>',
  });
});

test('[S6] marks an inquiry as answered and open, deletes it, and audits both without an address', async () => {
  const { post, database, clock } = await service();
  await post('/api/inquiries', sentInquiry);
  const id = (await listInquiries(database))[0]?.id ?? '';
  const action = { id, now: clock.now, actor: 'owner' };
  expect(await setInquiryAnswered(database, { ...action, isAnswered: true })).toMatchObject({
    answeredAt: clock.now,
  });
  expect(await setInquiryAnswered(database, { ...action, isAnswered: false })).toMatchObject({
    answeredAt: null,
  });
  expect(await deleteInquiry(database, action)).toBe(true);
  expect(await deleteInquiry(database, action)).toBe(false);
  expect(await setInquiryAnswered(database, { ...action, isAnswered: true })).toBeUndefined();
  expect(await findInquiry(database, id)).toBeUndefined();
  expect(await dueMails(database, clock.now)).toEqual([]);
  expect((await listAudit(database, 10)).map(({ action, subject }) => [action, subject])).toEqual([
    ['inquiry.delete', id],
    ['inquiry.undo', id],
    ['inquiry.answer', id],
  ]);
});

test('[S6] deletes inquiries and their mails after the configured number of days', async () => {
  const { post, database, clock } = await service();
  await post('/api/inquiries', sentInquiry);
  clock.now += 400 * day;
  await post('/api/inquiries', { ...sentInquiry, message: 'Another' });
  expect(
    await deleteExpired(database, { now: clock.now, inquiryDays: 400, rejectedReviewDays: 365 }),
  ).toBe(0);
  clock.now += 1;
  expect(
    await deleteExpired(database, { now: clock.now, inquiryDays: 400, rejectedReviewDays: 365 }),
  ).toBe(1);
  expect((await listInquiries(database)).map(({ message }) => message)).toEqual(['Another']);
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
  expect((await listInquiries(database)).map(({ email }) => email)).toEqual(['other@example.com']);
  expect((await listReviews(database)).map(({ name }) => name)).toEqual(['Nobody']);
  expect(await dueMails(database, clock.now)).toHaveLength(2);
  expect((await listAudit(database, 10)).at(-1)).toEqual({
    at: clock.now,
    actor: 'command line',
    action: 'address.forget',
    subject: '1 reviews, 1 inquiries',
  });
});

test('[S4] keeps a mail due until it is sent, and delays a failed one', async () => {
  const { post, database, clock } = await service();
  await post('/api/inquiries', sentInquiry);
  const id = (await dueMails(database, clock.now))[0]?.id ?? 0;
  const nextAttemptAt = clock.now + 60_000;
  await markFailed(database, [id], { nextAttemptAt, error: 'e'.repeat(900) });
  expect(await dueMails(database, clock.now)).toEqual([]);
  expect(await dueMails(database, nextAttemptAt)).toMatchObject([{ id, attempts: 1 }]);
  await markSent(database, [id], nextAttemptAt);
  expect(await dueMails(database, nextAttemptAt)).toEqual([]);
});

test('[S6] deletes rejected reviews, the audit and sent mails after 365 days, and keeps published reviews', async () => {
  const { post, database, clock } = await service();
  const { now } = clock;
  for (const [name, status] of [
    ['Published', 'approved'],
    ['Rejected', 'rejected'],
  ] as const) {
    await post('/api/reviews', { ...sentReview, name });
    const review = (await listReviews(database)).find((one) => one.name === name);
    await setReviewStatus(database, { id: review?.id ?? '', status, now, actor: 'owner' });
  }
  const [mail] = await dueMails(database, now);
  await markSent(database, [mail?.id ?? 0], now);
  const expire = () =>
    deleteExpired(database, { now: clock.now, inquiryDays: 400, rejectedReviewDays: 365 });
  clock.now += 365 * day;
  expect(await expire()).toBe(0);
  clock.now += 1;
  expect(await expire()).toBe(1);
  expect((await listReviews(database)).map(({ name }) => name)).toEqual(['Published']);
  expect(await listAudit(database, 10)).toEqual([]);
  const [{ count } = { count: -1 }] = await database.all(v.object({ count: v.number() }), {
    sql: 'SELECT count(*) AS count FROM outbox',
    args: [],
  });
  expect(count).toBe(0);
});
