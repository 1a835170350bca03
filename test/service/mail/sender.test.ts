import { join } from 'node:path';
import { composeMail, type Mail } from '../../../src/service/mail/composeMail';
import { DeliveryError } from '../../../src/service/mail/delivery';
import { createSender, lease } from '../../../src/service/mail/sender';
import { smtpDelivery } from '../../../src/service/mail/smtpDelivery';
import type { OutboxMail } from '../../../src/service/outbox';
import { open, sentEnquiry, sentReview, service, temporaryFolder } from '../support';
import { smtpServer } from './smtpServer';

const minute = 60 * 1000;
type Service = Awaited<ReturnType<typeof service>>;
type Deliver = Parameters<typeof createSender>[0]['deliver'];

/** A sender on the service's outbox, with the service's clock. */
function senderOf({ database, dependencies, clock }: Service, deliver: Deliver) {
  const options = {
    database,
    now: () => clock.now,
    origin: 'https://api.studio.test',
    signInAddress: () => '',
  };
  const compose = (mail: OutboxMail) => composeMail(mail, options);
  return createSender({ ...options, log: dependencies.log, compose, deliver, random: () => 0.5 });
}

function smtp(port: number, { clock }: Service): Deliver {
  return smtpDelivery({
    settings: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'site@studio.test', owner: '' },
    senderName: 'Tafrit Studio',
    now: () => clock.now,
  });
}

/** Posts so many enquiries, each another. */
async function postEnquiries({ post }: Service, count: number, prefix = 'Number') {
  for (let number = 1; number <= count; number += 1) {
    const answer = await post('/api/enquiries', { ...sentEnquiry, message: `${prefix} ${number}` });
    expect(answer.status).toBe(201);
  }
}

const many = { perAddress: { most: 1000, within: 1000 }, inAll: { most: 1000, within: 1000 } };

test('[S5] A mail server that is down for an hour loses nothing, and gets each mail once', async () => {
  const running = await service({ limits: many });
  const { clock, lines, post } = running;
  const before = await smtpServer();
  await before.close();
  const sender = senderOf(running, smtp(before.port, running));
  await postEnquiries(running, 3);
  let isBack = false;
  let server = before;
  for (let passed = 0; passed < 120; passed += 1) {
    if (passed === 30) await post('/api/reviews', sentReview);
    if (passed === 60) {
      server = await smtpServer({}, before.port);
      isBack = true;
    }
    await sender.sendDue();
    clock.now += minute;
    if (isBack && server.received.length === 4) break;
  }
  expect(server.received.map(({ email }) => email.subject).sort()).toEqual([
    'New inquiry from Dana Levi',
    'New inquiry from Dana Levi',
    'New inquiry from Dana Levi',
    'New review from Dana',
  ]);
  expect(new Set(server.received.map(({ email }) => email.messageId)).size).toBe(4);
  const failures = lines.filter((line) => line.includes('could not be sent'));
  // One attempt tells of all that waits: not four times as many.
  expect(failures.length).toBeGreaterThan(4);
  expect(failures.length).toBeLessThan(25);
  expect(lines.join('')).not.toContain('dana@example.com');
  await sender.sendDue();
  expect(server.received.length).toBe(4);
});

test('[S5] What the server refuses for good is told, tried rarely, and keeps nothing else back', async () => {
  const running = await service({ limits: many });
  const { clock, lines } = running;
  let isRefusing = true;
  const sent: string[] = [];
  const sender = senderOf(running, async ({ text }) => {
    if (isRefusing && text.includes('Number 1')) throw new DeliveryError('refused', '550 No');
    sent.push(text);
  });
  await postEnquiries(running, 2);
  await sender.sendDue();
  expect(sent).toEqual([expect.stringContaining('Number 2')]);
  const told = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 'error');
  expect(told).toMatchObject({
    kind: 'enquiry',
    attempts: 1,
    reason: '550 No',
    nextAttempt: '2026-11-23T00:00:00.000Z',
  });
  isRefusing = false;
  clock.now += 11 * 60 * minute;
  await sender.sendDue();
  expect(sent.length).toBe(1);
  clock.now += 60 * minute;
  await sender.sendDue();
  expect(sent[1]).toContain('Number 1');
});

test('[S5] A mail that always brings the server down keeps no other back', async () => {
  const running = await service({ limits: many });
  const sent: string[] = [];
  const sender = senderOf(running, async ({ text }) => {
    if (text.includes('Number 1')) throw new DeliveryError('server', 'Connection closed');
    sent.push(text);
  });
  await postEnquiries(running, 3);
  for (let passed = 0; passed < 3; passed += 1) {
    await sender.sendDue();
    running.clock.now += minute;
  }
  expect(sent.length).toBe(2);
});

test('[S5] A program that dies after it has sent: another sends again, so that one can tell', async () => {
  const running = await service();
  const { clock } = running;
  const server = await smtpServer();
  const deliver = smtp(server.port, running);
  await postEnquiries(running, 1);
  const handedOver = new Promise<void>((resolve) => {
    const dying = senderOf(running, async (mail, signal) => {
      await deliver(mail, signal);
      resolve();
      return new Promise(() => {});
    });
    void dying.sendDue();
  });
  await handedOver;
  const other = senderOf(running, deliver);
  clock.now += lease - 1;
  await other.sendDue();
  expect(server.received.length).toBe(1);
  clock.now += 1;
  await other.sendDue();
  const [first, second] = server.received.map(({ email }) => email.messageId);
  expect(second).toBe(first);
  expect(server.received.length).toBe(2);
});

test('[S5] Two programs with one database send each mail once', async () => {
  const url = `file:${join(await temporaryFolder(), 'studio.db')}`;
  const one = await service({ database: await open(url), limits: many });
  const two = await service({ database: await open(url), limits: many });
  await postEnquiries(one, 12);
  const sent: string[] = [];
  const deliver = async ({ identity }: Mail) => {
    await new Promise(setImmediate);
    sent.push(identity);
  };
  const senders = [one, two].map((running) => senderOf(running, deliver));
  await Promise.all(senders.map(({ sendDue }) => sendDue()));
  expect(sent.length).toBe(12);
  expect(new Set(sent).size).toBe(12);
});
