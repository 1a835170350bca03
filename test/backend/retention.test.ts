import { forget } from '../../backend/forget';
import { setState } from '../../backend/items';
import { dueMails } from '../../backend/mail/outbox';
import { createCleaning } from '../../backend/retention';
import { sentInquiry, sentReview, service, storeReview, valuesOf } from './support';

const day = 24 * 3_600_000;
const messages = 'SELECT message FROM inquiries';
const names = 'SELECT name FROM reviews';
const emails = 'SELECT email FROM reviews';

/** The backend, and the hourly cleaning of a start. */
async function cleaned() {
  const running = await service();
  const { clock, dependencies } = running;
  const start = () => createCleaning({ ...dependencies, rejectedReviewDays: 365 });
  const clean = start();
  await clean();
  /** Starts and cleans every day until a time, and then, as a quiet site may do. */
  const cleanAt = async (time: number) => {
    while (clock.now < time) {
      clock.now = Math.min(clock.now + day, time);
      await start()();
    }
  };
  return { ...running, start, clean, cleanAt };
}

test('[S6] deletes inquiries after 400 days, unpublished reviews, sent mails and all emails of reviews after 365, and nothing published', async () => {
  const { post, database, clock, cleanAt } = await cleaned();
  const { now } = clock;
  const decide = (id: string, state: string) => setState(database, { id, state, now });
  await decide(await storeReview(database, { name: 'Published' }), 'approved');
  await decide(await storeReview(database, { name: 'Rejected' }), 'rejected');
  await storeReview(database, { name: 'Pending' }, now);
  await post('/api/inquiries', sentInquiry);
  await post('/api/reviews', sentReview);
  const review = (await dueMails(database, now)).find(({ kind }) => kind === 'review');
  await decide(review?.subjectId ?? '', 'approved');
  const sql = "UPDATE outbox SET sent_at = ? WHERE kind = 'review'";
  await database.write([{ sql, args: [now] }]);
  await cleanAt(now + 365 * day);
  expect(await valuesOf(database, names)).toEqual(['Published', 'Rejected', 'Pending', 'Dana']);
  expect(await valuesOf(database, emails)).toContain(sentReview.email);
  await cleanAt(now + 365 * day + 1);
  expect(await valuesOf(database, names)).toEqual(['Published', 'Dana']);
  expect(await valuesOf(database, emails)).toEqual(['', '']);
  expect(await valuesOf(database, 'SELECT kind FROM outbox')).toEqual(['inquiry']);
  await cleanAt(now + 400 * day);
  await post('/api/inquiries', { ...sentInquiry, message: 'Another' });
  expect(await valuesOf(database, messages)).toHaveLength(2);
  await cleanAt(now + 400 * day + 1);
  expect(await valuesOf(database, messages)).toEqual(['Another']);
  expect(await dueMails(database, clock.now)).toHaveLength(1);
});

test('[S6] deletes nothing for a day of runs after the clock has jumped, and says so', async () => {
  const { post, database, clock, lines, start, clean } = await cleaned();
  await post('/api/inquiries', sentInquiry);
  const warnings = () => lines.filter((line) => line.includes('in case the clock is wrong')).length;
  const stays = async () => expect(await valuesOf(database, messages)).toHaveLength(1);
  // While it runs, and back.
  for (const jump of [401, -401]) {
    clock.now += jump * day;
    await clean();
    await stays();
  }
  // At a start, after which neither a visitor's post with the wrong time nor many starts end the wait.
  clock.now += 401 * day;
  for (let starts = 0; starts < 30; starts += 1) {
    await start()();
    await post('/api/reviews', sentReview);
  }
  for (let run = 1; run <= 24; run += 1) {
    await stays();
    clock.now += day / 24;
    await clean();
  }
  expect(await valuesOf(database, messages)).toEqual([]);
  expect(warnings()).toBe(2);
});

describe('[S6] Deleting on request', () => {
  test('takes an address, in any case and spelling of its domain, and nothing else', async () => {
    const { post, database, clock } = await service();
    await post('/api/inquiries', { ...sentInquiry, email: 'ÄDNA@דוגמה.co.il' });
    await post('/api/inquiries', { ...sentInquiry, email: 'other@example.com' });
    await post('/api/reviews', { ...sentReview, email: 'ädna@XN--6dbbec0c.co.il' });
    await post('/api/reviews', { ...sentReview, name: 'Nobody', email: '' });
    expect(await forget(database, ' ädna@דוגמה.CO.IL ')).toEqual({ count: 2, isErased: true });
    expect(await forget(database, '')).toMatchObject({ count: 0 });
    expect(await valuesOf(database, 'SELECT email FROM inquiries')).toEqual(['other@example.com']);
    expect(await valuesOf(database, names)).toEqual(['Nobody']);
    expect(await dueMails(database, clock.now)).toHaveLength(2);
  });
});
