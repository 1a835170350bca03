import type { Mail } from '../../../backend/mail/composeMail';
import { waitingMails } from '../../../backend/mail/outbox';
import { type RunningMail, startMail } from '../../../backend/mail/startMail';
import { moderated, textOf } from '../moderation/owner';
import { sentInquiry, sentReview } from '../support';

const minute = 60 * 1000;

type Deliver = Parameters<typeof startMail>[0]['deliver'];

const running: RunningMail[] = [];
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

/** The backend, and its mail once it is started. */
async function withMail() {
  const backend = await moderated();
  const { database, dependencies, post, lines } = backend;
  const sent: Mail[] = [];
  const start = (deliver: Deliver = async (mail) => void sent.push(mail)) => {
    const mail = startMail({ ...dependencies, owner: 'owner@studio.test', deliver });
    running.push(mail);
    /** Sends what is due after some time. */
    const after = async (time: number) => {
      jest.advanceTimersByTime(time);
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
    inquire: async (...messages: (string | number)[]) => {
      for (const message of messages) {
        await post('/api/inquiries', { ...sentInquiry, message: `Number ${message}` });
      }
    },
    review: () => post('/api/reviews', sentReview),
    waiting: async () => (await waitingMails(database)).length,
    logged: (text: string) => lines.filter((line) => line.includes(text)),
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

test('[S5] sends each mail once after the mail server was down for an hour, whatever the clock of the system says', async () => {
  const { clock, lines, inquire, review, sent, start, logged } = await withMail();
  let isUp = false;
  // It was ahead for a moment.
  clock.now += 86_400_000;
  await inquire(1, 2, 3);
  const mail = start(async (one) => {
    if (!isUp) throw Object.assign(new Error('connect dana@example.com'), { code: 'ESOCKET' });
    sent.push(one);
  });
  await mail.idle();
  clock.now -= 86_400_000;
  // The second attempt tells that the server is down, rather than that one mail is wrong.
  expect(logged('could not be sent').map((line) => JSON.parse(line).retryIn)).toEqual([60, 180]);
  for (let passed = 0; passed < 120; passed += 1) {
    if (passed === 30) await review();
    if (passed === 60) isUp = true;
    await mail.after(minute);
  }
  expect(new Set(sent.map(({ identity }) => identity)).size).toBe(4);
  expect(sent).toHaveLength(4);
  expect(logged('could not be sent').length).toBeGreaterThan(4);
  expect(logged('could not be sent').length).toBeLessThan(25);
  expect(lines.join('')).not.toContain('dana@example.com');
});

test('[S5] gives up a mail that is refused three times, logs it once, shows why at /moderate, and tries again after a restart', async () => {
  const { browser, inquire, sent, start, logged, waiting } = await withMail();
  let isRefusing = true;
  const deliver: Deliver = async (one) => {
    const isRefused = isRefusing && one.text.includes('Number 1');
    if (isRefused) throw { code: 'EENVELOPE', responseCode: 550, message: 'No' };
    sent.push(one);
  };
  await inquire(1, 2);
  const mail = start(deliver);
  await mail.idle();
  expect(sent).toMatchObject([{ text: expect.stringContaining('Number 2') }]);
  for (const time of [minute, minute, minute, 60 * minute, 720 * minute]) await mail.after(time);
  expect(logged('could not be sent yet')).toHaveLength(2);
  expect(logged('given up').map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', tries: 3, reason: 'EENVELOPE 550 No' },
  ]);
  expect(await waiting()).toBe(0);
  expect(textOf(await browser.open('/moderate'))).toContain('was refusedEENVELOPE 550 No');
  isRefusing = false;
  await start(deliver).idle();
  expect(sent[1]?.text).toContain('Number 1');
});

test('[S5] keeps a mail that always breaks the connection while it waits alone, sends others at once, and gives it up then', async () => {
  const { inquire, sent, start, waiting, logged } = await withMail();
  await inquire(1);
  const mail = start(async (one) => {
    if (one.text.includes('Number 1')) throw new Error('Connection closed');
    sent.push(one);
  });
  for (let tries = 0; tries < 30; tries += 1) await mail.after(240 * minute);
  expect([await waiting(), logged('given up').length]).toEqual([1, 0]);
  await inquire(2, 3);
  await mail.after(0);
  expect(sent).toHaveLength(2);
  await mail.after(240 * minute);
  expect([await waiting(), logged('given up').length]).toEqual([0, 1]);
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
  expect(await waiting()).toBe(1);
  await review();
  await mail.after(minute);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'New inquiry from Dana Levi',
    'New review from Dana',
  ]);
  expect(await waiting()).toBe(0);
});

test('[S5] sends one digest in place of more than ten mails, and after ten in an hour one an hour', async () => {
  const { inquire, sent, start } = await withMail();
  const subjects = () => sent.splice(0).map(({ subject }) => subject.replace(/.* /, ''));
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => from + n);
  await inquire(...numbers(1, 12));
  const mail = start();
  await mail.idle();
  expect(sent[0]?.text).toContain('\n\nRead them all:\nhttps://reviews.studio.test/moderate\n');
  expect(subjects()).toEqual(['12']);
  // However quick the mail server is.
  for (const number of numbers(13, 40)) {
    await inquire(number);
    await mail.after(1000);
  }
  expect(subjects()).toEqual(Array(9).fill('Levi'));
  await mail.after(59 * minute);
  expect(subjects()).toEqual([]);
  await mail.after(minute);
  expect(subjects()).toEqual(['19']);
});

test.each([
  ['finishes the current mail', 1],
  ['waits 6 s for a silent mail server', 2],
])(
  '[S5] sends a mail that is added during a delivery, %s on stop, and keeps the others',
  async (_, kept) => {
    const { inquire, review, start, waiting } = await withMail();
    const { deliver, next, release } = gate();
    await inquire(1);
    const [first, mail] = [next(), start(deliver)];
    await first;
    await review();
    const second = next();
    release();
    await second;
    await inquire(2);
    const stopped = mail.stop();
    if (kept === 1) release();
    else jest.advanceTimersByTime(6000);
    await stopped;
    mail.wake();
    await mail.idle();
    expect(await waiting()).toBe(kept);
  },
);
