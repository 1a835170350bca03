import { findInquiry } from '../../backend/inquiries';
import { dueMails } from '../../backend/outbox';
import { rowsOf, sentInquiry, service, valuesOf } from './support';

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
