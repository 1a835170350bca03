import { dueMails } from '../../backend/mail/outbox';
import { rowsOf, sentInquiry, service } from './support';

const inquiries = 'SELECT * FROM inquiries';

test('[S3] stores an inquiry with every field, and queues a mail', async () => {
  const onOutbox = jest.fn();
  const { post, database, clock } = await service({ onOutbox });
  const answer = await post('/api/inquiries', sentInquiry);
  expect([answer.status, await answer.json()]).toEqual([201, { status: 'added' }]);
  const { terms: _, ...fields } = sentInquiry;
  const [stored] = await rowsOf(database, inquiries);
  expect(stored).toMatchObject({ ...fields, received_at: clock.now, answered_at: null });
  const [mail] = await dueMails(database, clock.now);
  expect(mail).toMatchObject({ kind: 'inquiry', subjectId: stored?.id, attempts: 0 });
  expect(onOutbox).toHaveBeenCalledTimes(1);
});

test('[S4] merges the same inquiry within a day, and stores it again later', async () => {
  const { post, database, clock } = await service();
  await post('/api/inquiries', sentInquiry);
  clock.now += 24 * 3_600_000 - 1;
  const again = await post('/api/inquiries', sentInquiry);
  expect([again.status, await again.json()]).toEqual([208, { status: 'duplicate' }]);
  expect(await dueMails(database, clock.now)).toHaveLength(1);
  clock.now += 2;
  expect((await post('/api/inquiries', sentInquiry)).status).toBe(201);
  expect((await post('/api/inquiries', { ...sentInquiry, phone: '1' })).status).toBe(201);
  expect(await rowsOf(database, inquiries)).toHaveLength(3);
});

test('[S3] removes control characters and direction overrides; keeps Hebrew, direction marks and line breaks', async () => {
  const { post, database, clock } = await service({ owner: undefined });
  await post('/api/inquiries', {
    ...sentInquiry,
    name: 'דנה\u200f\u202e לוי\r\nBcc: all@example.com\u0000',
    company: '<b>Café</b>\t\u2066x\u2069\ud800',
    message: 'שורה\r\nשנייה\u001b[31m\u2028 <script>',
  });
  expect(await rowsOf(database, inquiries)).toMatchObject([
    {
      name: 'דנה\u200f לוי Bcc: all@example.com',
      company: '<b>Café</b> x',
      message: 'שורה\nשנייה[31m\u2028 <script>',
    },
  ]);
  // Without an owner, nobody is mailed.
  expect(await dueMails(database, clock.now)).toEqual([]);
});
