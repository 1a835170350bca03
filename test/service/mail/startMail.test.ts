import type { Deliver } from '../../../src/service/mail/delivery';
import { printedDelivery } from '../../../src/service/mail/printedDelivery';
import { lease } from '../../../src/service/mail/sender';
import { startMail } from '../../../src/service/mail/startMail';
import { dueMails, markFailed } from '../../../src/service/outbox';
import { sentEnquiry, sentReview, service } from '../support';

type Service = Awaited<ReturnType<typeof service>>;

const owner = { email: 'new@studio.test', language: 'he' } as const;

function mailOf({ database, dependencies, clock }: Service, deliver: Deliver) {
  return startMail({
    database,
    now: () => clock.now,
    log: dependencies.log,
    owner,
    deliver,
    origin: 'https://api.studio.test',
    signInAddress: (id) => `https://api.studio.test/moderate/link/${id}`,
  });
}

/** Deliveries that a test lets through one by one. */
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

test('[S5] A start addresses what waits to the owner of now, and tries it soon', async () => {
  const running = await service();
  const { post, database, clock } = running;
  await post('/api/enquiries', sentEnquiry);
  await markFailed(database, 1, { nextAttemptAt: clock.now + 1e9, error: '550' });
  const { deliver, next, begun, release } = gate();
  const mail = mailOf(running, deliver);
  await mail.idle();
  clock.now += lease;
  const begins = next();
  mail.wake();
  await begins;
  expect(begun).toEqual(['new@studio.test']);
  release();
  await mail.stop();
});

test('[S5] What comes while a mail is under way is sent after it, without another call', async () => {
  const running = await service();
  const { post, database, clock } = running;
  const { deliver, next, begun, release } = gate();
  const mail = mailOf(running, deliver);
  await mail.idle();
  await post('/api/enquiries', sentEnquiry);
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
  expect(begun.length).toBe(2);
  expect(await dueMails(database, clock.now + 1e9, 9)).toEqual([]);
  await mail.stop();
});

test('[S5] Stopping finishes the mail under way, takes up no other, and loses none', async () => {
  const running = await service();
  const { post, database, clock } = running;
  await post('/api/enquiries', sentEnquiry);
  await post('/api/reviews', sentReview);
  const { deliver, next, begun, release } = gate();
  const begins = next();
  const mail = mailOf(running, deliver);
  await begins;
  const stopped = mail.stop();
  release();
  await stopped;
  mail.wake();
  expect(begun.length).toBe(1);
  expect((await dueMails(database, clock.now, 9)).map(({ kind }) => kind)).toEqual(['review']);
});

test('[S5] Stopping waits 6 s for a mail server that does not answer; the mail is kept', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const running = await service();
  const { post, database, clock } = running;
  await post('/api/enquiries', sentEnquiry);
  const { deliver, next } = gate();
  const begins = next();
  const mail = mailOf(running, deliver);
  await begins;
  const stopped = mail.stop();
  jest.advanceTimersByTime(6000);
  await stopped;
  const [kept] = await dueMails(database, clock.now + lease, 9);
  expect(kept).toMatchObject({ kind: 'enquiry', attempts: 1 });
});

test('[S5] In development a mail is one line, with where it leads', async () => {
  const running = await service();
  const { post } = running;
  await post('/api/reviews', sentReview);
  const lines: string[] = [];
  const mail = mailOf(
    running,
    printedDelivery((line) => lines.push(line)),
  );
  await mail.idle();
  expect(lines).toEqual([
    expect.stringMatching(
      /^Mail to the owner: חוות דעת חדשה מאת \u2068Dana\u2069 → https:\/\/api\.studio\.test\/moderate\?of=/,
    ),
  ]);
  await mail.stop();
});
