import { consoleDelivery, type Deliver, DeliveryError } from '../../../src/backend/mail/delivery';
import { smtpDelivery } from '../../../src/backend/mail/smtpDelivery';
import { startMail } from '../../../src/backend/mail/startMail';
import { createSignInLink } from '../../../src/backend/moderation/sessions';
import { dueMails, markFailed } from '../../../src/backend/outbox';
import { sentInquiry, sentReview, service } from '../support';
import { smtpServer } from './smtpServer';

type Service = Awaited<ReturnType<typeof service>>;

const minute = 60 * 1000;
const owner = { email: 'owner@studio.test', language: 'en' } as const;
const many = { perAddress: { max: 1000, within: 1000 }, inAll: { max: 1000, within: 1000 } };

function mailOf({ database, dependencies, clock }: Service, deliver: Deliver, to = {}) {
  return startMail({
    database,
    now: () => clock.now,
    log: dependencies.log,
    owner: { ...owner, ...to },
    deliver,
    origin: 'https://api.studio.test',
    signInAddress: (id) => `https://api.studio.test/moderate/link/${id}`,
  });
}

function smtp(port: number, { clock }: Service): Deliver {
  return smtpDelivery({
    settings: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'site@studio.test', owner: '' },
    senderName: 'Tafrit Studio',
    now: () => clock.now,
  });
}

/** Posts distinct inquiries. */
async function postInquiries({ post }: Service, count: number) {
  for (let number = 1; number <= count; number += 1) {
    const answer = await post('/api/inquiries', { ...sentInquiry, message: `Number ${number}` });
    expect(answer.status).toBe(201);
  }
}

/** Deliveries that a test releases one by one. */
function gate() {
  const waiting: (() => void)[] = [];
  const begun: string[] = [];
  let onBegin = () => {};
  const deliver: Deliver = ({ to }, signal) =>
    new Promise((resolve, reject) => {
      begun.push(to);
      waiting.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      onBegin();
    });
  const next = () => new Promise<void>((resolve) => (onBegin = resolve));
  return { deliver, begun, next, release: () => waiting.shift()?.() };
}

afterEach(() => jest.useRealTimers());

test('[S5] sends each mail once after the mail server was down for an hour', async () => {
  const running = await service({ limits: many });
  const { clock, lines, post } = running;
  let server = await smtpServer();
  const { port } = server;
  await server.close();
  await postInquiries(running, 3);
  const mail = mailOf(running, smtp(port, running));
  for (let passed = 0; passed < 120; passed += 1) {
    if (passed === 30) await post('/api/reviews', sentReview);
    if (passed === 60) server = await smtpServer({}, port);
    mail.wake();
    await mail.idle();
    clock.now += minute;
  }
  expect(server.received.map(({ email }) => email.subject).sort()).toEqual([
    'New inquiry from Dana Levi',
    'New inquiry from Dana Levi',
    'New inquiry from Dana Levi',
    'New review from Dana',
  ]);
  const failures = lines.filter((line) => line.includes('could not be sent'));
  // One attempt covers all pending mails, not one attempt for each.
  expect(failures.length).toBeGreaterThan(4);
  expect(failures.length).toBeLessThan(25);
  expect(lines.join('')).not.toContain('dana@example.com');
  await mail.stop();
});

test('[S5] logs a permanent failure, retries it rarely, and sends other mails', async () => {
  const running = await service({ limits: many });
  const { clock, lines } = running;
  let isRefusing = true;
  const sent: string[] = [];
  await postInquiries(running, 2);
  const mail = mailOf(running, async ({ text }) => {
    if (isRefusing && text.includes('Number 1')) throw new DeliveryError('refused', '550 No');
    sent.push(text);
  });
  const after = async (time: number) => {
    clock.now += time;
    mail.wake();
    await mail.idle();
  };
  await mail.idle();
  expect(sent).toEqual([expect.stringContaining('Number 2')]);
  const told = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 'error');
  expect(told).toMatchObject({
    kind: 'inquiry',
    attempts: 1,
    reason: '550 No',
    nextAttempt: '2026-11-23T00:00:00.000Z',
  });
  isRefusing = false;
  await after(11 * 60 * minute);
  expect(sent).toHaveLength(1);
  await after(60 * minute);
  expect(sent[1]).toContain('Number 1');
  await mail.stop();
});

test('[S5] sends other mails when one always breaks the connection', async () => {
  const running = await service({ limits: many });
  await postInquiries(running, 3);
  const sent: string[] = [];
  const mail = mailOf(running, async ({ text }) => {
    if (text.includes('Number 1')) throw new DeliveryError('server', 'Connection closed');
    sent.push(text);
  });
  await mail.idle();
  running.clock.now += minute;
  mail.wake();
  await mail.idle();
  expect(sent).toHaveLength(2);
  await mail.stop();
});

test('[S5] resends a mail with the same Message-ID if its sending was not recorded', async () => {
  const running = await service();
  const { database } = running;
  const server = await smtpServer();
  await postInquiries(running, 1);
  await mailOf(running, smtp(server.port, running)).idle();
  // As after a kill before the result was recorded.
  await database.write([{ sql: 'UPDATE outbox SET sent_at = NULL', args: [] }]);
  await mailOf(running, smtp(server.port, running)).idle();
  const [first, second] = server.received.map(({ email }) => email.messageId);
  expect(second).toBe(first);
});

test('[S5] sends sign-in links first, and one digest in place of more than ten mails', async () => {
  const running = await service({ limits: many });
  const { database, clock, post } = running;
  await postInquiries(running, 11);
  await post('/api/reviews', sentReview);
  await createSignInLink(database, { now: clock.now, secret: 'secret', owner });
  const sent: { subject: string; text: string }[] = [];
  const mail = mailOf(running, async (one) => void sent.push(one));
  await mail.idle();
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Your link to sign in',
    'New reviews and inquiries',
  ]);
  expect(sent[1]?.text).toBe(`New reviews and inquiries

Reviews: 1
Inquiries: 11

Read them all:
https://api.studio.test/moderate
`);
  expect(await dueMails(database, clock.now + 1e9)).toEqual([]);
  await mail.stop();
});

test('[S5] addresses pending mails to the current owner and sends them at startup', async () => {
  const running = await service();
  const { post, database, clock } = running;
  await post('/api/inquiries', sentInquiry);
  await markFailed(database, [1], { nextAttemptAt: clock.now + 1e9, error: '550' });
  const sent: unknown[] = [];
  const to = { email: 'new@studio.test', language: 'he' };
  const mail = mailOf(running, async (one) => void sent.push(one), to);
  await mail.idle();
  expect(sent).toMatchObject([{ to: 'new@studio.test', language: 'he' }]);
  await mail.stop();
});

test('[S5] sends a mail that is added during a delivery', async () => {
  const running = await service();
  const { post, database, clock } = running;
  const { deliver, next, begun, release } = gate();
  const mail = mailOf(running, deliver);
  await mail.idle();
  await post('/api/inquiries', sentInquiry);
  const first = next();
  mail.wake();
  await first;
  await post('/api/reviews', sentReview);
  mail.wake();
  const second = next();
  release();
  await second;
  release();
  await mail.idle();
  expect(begun).toHaveLength(2);
  expect(await dueMails(database, clock.now + 1e9)).toEqual([]);
  await mail.stop();
});

test('[S5] finishes the current mail on stop, and keeps the others', async () => {
  const running = await service();
  const { post, database, clock } = running;
  await post('/api/inquiries', sentInquiry);
  await post('/api/reviews', sentReview);
  const { deliver, next, begun, release } = gate();
  const begins = next();
  const mail = mailOf(running, deliver);
  await begins;
  const stopped = mail.stop();
  release();
  await stopped;
  mail.wake();
  expect(begun).toHaveLength(1);
  expect((await dueMails(database, clock.now)).map(({ kind }) => kind)).toEqual(['review']);
});

test('[S5] waits 6 s for a silent mail server on stop, and keeps the mail', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const running = await service();
  const { post, database, clock } = running;
  await post('/api/inquiries', sentInquiry);
  const { deliver, next } = gate();
  const begins = next();
  const mail = mailOf(running, deliver);
  await begins;
  const stopped = mail.stop();
  jest.advanceTimersByTime(6000);
  await stopped;
  const [kept] = await dueMails(database, clock.now + minute);
  expect(kept).toMatchObject({ kind: 'inquiry', attempts: 1 });
});

test('[S5] prints a mail as one line with its link in development', async () => {
  const running = await service();
  await running.post('/api/reviews', sentReview);
  const lines: string[] = [];
  const print = consoleDelivery((line) => lines.push(line));
  const mail = mailOf(running, print, { language: 'he' });
  await mail.idle();
  expect(lines).toEqual([
    expect.stringMatching(
      /^Mail to the owner: חוות דעת חדשה מאת \u2068Dana\u2069 → https:\/\/api\.studio\.test\/moderate\?of=/,
    ),
  ]);
  await mail.stop();
});
