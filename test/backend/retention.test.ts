import { forget } from '../../backend/forget';
import { setState } from '../../backend/items';
import { waitingMails } from '../../backend/mail/outbox';
import { deleteExpired } from '../../backend/retention';
import { sentInquiry, sentReview, service, storeReview, valuesOf } from './support';

const day = 24 * 3_600_000;
const names = "SELECT name FROM items WHERE list = 'reviews' ORDER BY rowid";
const texts = "SELECT text FROM items WHERE list = 'inquiries'";
const emails = "SELECT email FROM items WHERE list = 'reviews'";

test('[S6] deletes inquiries after 400 days, unpublished reviews and all emails of reviews after 365, and nothing published', async () => {
  const { post, database, clock, dependencies } = await service();
  const { now } = clock;
  const cleanAt = (time: number) => {
    clock.now = time;
    return deleteExpired({ ...dependencies, rejectedReviewDays: 365 });
  };
  const decide = (id: string, state: string) => setState(database, { id, state, now });
  await decide(await storeReview(database, { name: 'Published' }), 'approved');
  await decide(await storeReview(database, { name: 'Rejected' }), 'rejected');
  await storeReview(database, { name: 'Pending' }, now);
  await post('/api/inquiries', sentInquiry);
  expect(await cleanAt(now + 365 * day)).toBe(0);
  expect(await valuesOf(database, names)).toEqual(['Published', 'Rejected', 'Pending']);
  expect(await valuesOf(database, emails)).toContain(sentReview.email);
  expect(await cleanAt(now + 365 * day + 1)).toBe(2);
  expect(await valuesOf(database, names)).toEqual(['Published']);
  expect(await valuesOf(database, emails)).toEqual(['']);
  await post('/api/inquiries', { ...sentInquiry, message: 'Another' });
  expect(await cleanAt(now + 400 * day)).toBe(0);
  expect(await cleanAt(now + 400 * day + 1)).toBe(1);
  expect(await valuesOf(database, texts)).toEqual(['Another']);
  expect(await waitingMails(database)).toHaveLength(1);
});

test('[S6] deletes an address on request, in any case and spelling of its domain, and nothing else', async () => {
  const { post, database } = await service();
  await post('/api/inquiries', { ...sentInquiry, email: 'ÄDNA@דוגמה.co.il' });
  await post('/api/inquiries', { ...sentInquiry, email: 'other@example.com', message: 'Stays' });
  await post('/api/reviews', { ...sentReview, email: 'ädna@XN--6dbbec0c.co.il' });
  await post('/api/reviews', { ...sentReview, name: 'Nobody', email: '' });
  expect(await forget(database, ' ädna@דוגמה.CO.IL ')).toMatchObject({ deleted: [{ count: 2 }] });
  expect(await forget(database, '')).toEqual({ deleted: [], isErased: true });
  expect(await valuesOf(database, texts)).toEqual(['Stays']);
  expect(await valuesOf(database, names)).toEqual(['Nobody']);
  expect(await waitingMails(database)).toHaveLength(2);
});
