import type { Mail } from '../../../backend/mail/composeMail';
import { dueMails, updateMails } from '../../../backend/mail/outbox';
import { type RunningMail, startMail } from '../../../backend/mail/startMail';
import { createSignInLink } from '../../../backend/moderation/sessions';
import { sentInquiry, sentReview, service } from '../support';

const minute = 60 * 1000;

type Deliver = Parameters<typeof startMail>[0]['deliver'];

const running: RunningMail[] = [];
afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

/** The backend, and its mail once it is started. */
async function withMail() {
  const backend = await service();
  const { database, dependencies, clock, post } = backend;
  const sent: Mail[] = [];
  const start = (deliver: Deliver = async (mail) => void sent.push(mail), to = {}) => {
    const mail = startMail({
      ...{ ...dependencies, deliver },
      owner: { email: 'owner@studio.test', language: 'en', ...to },
    });
    running.push(mail);
    /** Sends what is due after some time. */
    const after = async (time: number) => {
      clock.now += time;
      mail.wake();
      await mail.idle();
    };
    return { ...mail, after };
  };
  return {
    ...backend,
    sent,
    start,
    /** Posts distinct inquiries. */
    inquire: async (count: number) => {
      for (let number = 1; number <= count; number += 1) {
        await post('/api/inquiries', { ...sentInquiry, message: `Number ${number}` });
      }
    },
    review: () => post('/api/reviews', sentReview),
    /** Kinds of the mails that wait, however long. */
    waiting: async () => (await dueMails(database, clock.now + 1e9)).map(({ kind }) => kind),
  };
}

/** Deliveries that a test releases one by one. */
function gate() {
  const waiting: (() => void)[] = [];
  let onBegin = () => {};
  const deliver: Deliver = (_, signal) =>
    new Promise((resolve, reject) => {
      waiting.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      onBegin();
    });
  const next = () => new Promise<void>((resolve) => (onBegin = resolve));
  return { deliver, next, release: () => waiting.shift()?.() };
}

test('[S5] sends each mail once after the mail server was down for an hour', async () => {
  const { lines, inquire, review, sent, start } = await withMail();
  let isUp = false;
  await inquire(3);
  const mail = start(async (one) => {
    if (!isUp) throw Object.assign(new Error('connect dana@example.com'), { code: 'ESOCKET' });
    sent.push(one);
  });
  const failures = () => lines.filter((line) => line.includes('could not be sent')).length;
  await mail.idle();
  // One attempt covers all pending mails, not one attempt for each.
  expect(failures()).toBe(1);
  for (let passed = 0; passed < 120; passed += 1) {
    if (passed === 30) await review();
    if (passed === 60) isUp = true;
    await mail.after(minute);
  }
  expect(new Set(sent.map(({ identity }) => identity)).size).toBe(4);
  expect(sent).toHaveLength(4);
  expect(failures()).toBeGreaterThan(4);
  expect(failures()).toBeLessThan(25);
  expect(lines.join('')).not.toContain('dana@example.com');
});

test('[S5] logs a permanent failure, retries it rarely, and sends other mails', async () => {
  const { lines, inquire, sent, start } = await withMail();
  let isRefusing = true;
  await inquire(2);
  const mail = start(async (one) => {
    const isRefused = isRefusing && one.text.includes('Number 1');
    if (isRefused) throw { code: 'EENVELOPE', responseCode: 550, message: 'No' };
    sent.push(one);
  });
  await mail.idle();
  expect(sent).toMatchObject([{ text: expect.stringContaining('Number 2') }]);
  const told = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 'error');
  expect(told).toMatchObject({
    ...{ kind: 'inquiry', attempts: 1, reason: 'EENVELOPE 550 No' },
    nextAttempt: '2026-11-23T00:00:00.000Z',
  });
  isRefusing = false;
  await mail.after(11 * 60 * minute);
  expect(sent).toHaveLength(1);
  await mail.after(60 * minute);
  expect(sent[1]?.text).toContain('Number 1');
});

test('[S5] sends other mails when one always breaks the connection', async () => {
  const { inquire, sent, start } = await withMail();
  await inquire(3);
  const mail = start(async (one) => {
    if (one.text.includes('Number 1')) throw new Error('Connection closed');
    sent.push(one);
  });
  await mail.idle();
  await mail.after(3 * minute);
  expect(sent).toHaveLength(2);
});

test('[S5] sends a mail once although it cannot be recorded, and records it later', async () => {
  const { database, inquire, review, sent, start, waiting } = await withMail();
  await inquire(1);
  const write = jest.spyOn(database, 'write');
  const mail = start(async (one) => {
    sent.push(one);
    if (sent.length === 1) write.mockRejectedValueOnce(new Error('database or disk is full'));
  });
  await mail.idle();
  expect(await waiting()).toEqual(['inquiry']);
  await review();
  await mail.after(minute);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'New inquiry from Dana Levi',
    'New review from Dana',
  ]);
  expect(await waiting()).toEqual([]);
});

test('[S5] sends sign-in links first, and one digest in place of more than ten mails', async () => {
  const { dependencies, inquire, review, sent, start, waiting } = await withMail();
  await inquire(11);
  await review();
  await createSignInLink(dependencies, true);
  await start().idle();
  expect(sent).toMatchObject([
    { subject: 'Your link to sign in' },
    {
      subject: 'New reviews and inquiries: 12',
      text: 'New reviews and inquiries: 12\n\nRead them all:\nhttps://reviews.studio.test/moderate\n',
    },
  ]);
  expect(await waiting()).toEqual([]);
});

test('[S5] addresses pending mails to the current owner and sends them at startup', async () => {
  const { database, clock, inquire, sent, start } = await withMail();
  await inquire(1);
  await updateMails(database, [1], 'next_attempt_at = :at', { at: clock.now + 1e9 });
  const to = { email: 'new@studio.test', language: 'he' };
  await start(undefined, to).idle();
  expect(sent).toMatchObject([{ to: 'new@studio.test', language: 'he' }]);
});

test('[S5] sends a mail that is added during a delivery, finishes it on stop, and keeps the others', async () => {
  const { inquire, review, start, waiting } = await withMail();
  const { deliver, next, release } = gate();
  await inquire(1);
  const [first] = [next(), start(deliver)];
  await first;
  await review();
  const second = next();
  release();
  await second;
  await inquire(2);
  const stopped = running[0]?.stop();
  release();
  await stopped;
  running[0]?.wake();
  await running[0]?.idle();
  expect(await waiting()).toEqual(['inquiry']);
});

test('[S5] waits 6 s for a silent mail server on stop, and keeps the mail', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const { inquire, start, waiting } = await withMail();
  await inquire(1);
  const { deliver, next } = gate();
  const begins = next();
  const mail = start(deliver);
  await begins;
  const stopped = mail.stop();
  jest.advanceTimersByTime(6000);
  await stopped;
  expect(await waiting()).toEqual(['inquiry']);
});
