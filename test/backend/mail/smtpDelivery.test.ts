import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import type { Mail } from '../../../backend/mail/composeMail';
import { failureOf, smtpDelivery } from '../../../backend/mail/smtpDelivery';
import { smtpServer } from './smtpServer';

const mail: Mail = {
  identity: 'a1b2c3',
  to: 'owner@studio.test',
  language: 'en',
  subject: 'New inquiry from Dana',
  text: 'Hello.\n',
  replyTo: { name: 'Dana', address: 'dana@example.com' },
  link: 'https://api.studio.test/moderate',
};

const now = Date.parse('2026-11-22T12:00:00Z');

/** Self-signed for `localhost`, until 2049, with its key. Nothing but these tests trusts it. */
const pem = readFileSync('test/backend/mail/localhost.pem', 'utf8');

/** A server that requires a login over TLS. */
const guarded = {
  ...{ cert: pem, key: pem },
  disabledCommands: [],
  onAuth: ({ username, password }, _session, done) =>
    password === 'p@ss word' ? done(null, { user: username }) : done(new Error('No such login')),
} satisfies Parameters<typeof smtpServer>[0];

function deliver(smtpUrl: string, ca?: string, signal = new AbortController().signal) {
  const delivery = smtpDelivery({
    settings: { smtpUrl, from: 'site@studio.test', owner: 'owner@studio.test' },
    senderName: 'סטודיו תפריט',
    now: () => now,
    ...(ca === undefined ? {} : { ca }),
  });
  return delivery(mail, signal);
}

/** Why a delivery fails. */
const failing = (...given: Parameters<typeof deliver>) =>
  deliver(...given).then(() => 'delivered', failureOf);

describe('[S5] SMTP delivery', () => {
  test('sends sender, recipient, reply address and a stable Message-ID', async () => {
    const { port, received } = await smtpServer();
    await deliver(`smtp://127.0.0.1:${port}`);
    await deliver(`smtp://127.0.0.1:${port}`);
    expect(received.map(({ email }) => email.messageId)).toEqual(
      Array(2).fill('<a1b2c3@studio.test>'),
    );
    expect(received[0]?.raw).toMatch(/^Content-Language: en\r$/m);
    expect(received[0]?.recipients).toEqual(['owner@studio.test']);
    expect(received[0]?.email).toMatchObject({
      from: { name: 'סטודיו תפריט', address: 'site@studio.test' },
      to: [{ address: 'owner@studio.test' }],
      replyTo: [{ name: 'Dana', address: 'dana@example.com' }],
      subject: 'New inquiry from Dana',
      date: '2026-11-22T12:00:00.000Z',
      text: expect.stringMatching(/^Hello\.\n+$/),
    });
  });

  test.each(['smtp', 'smtps'])('%s: logs in over TLS', async (scheme) => {
    const { port, received } = await smtpServer({ ...guarded, secure: scheme === 'smtps' });
    await deliver(`${scheme}://us%40er:p%40ss%20word@localhost:${port}`, pem);
    expect(received).toMatchObject([{ user: 'us@er', isSecure: true }]);
  });

  test('sends no login and no mail to an untrusted certificate', async () => {
    const logins: unknown[] = [];
    const onAuth: typeof guarded.onAuth = (auth) => void logins.push(auth);
    for (const scheme of ['smtp', 'smtps']) {
      const server = await smtpServer({ ...guarded, onAuth, secure: scheme === 'smtps' });
      const url = `${scheme}://user:p%40ss%20word@localhost:${server.port}`;
      const reason = expect.stringContaining('self-signed');
      expect(await failing(url)).toEqual({ failure: 'server', reason });
      expect(server.received).toEqual([]);
    }
    expect(logins).toEqual([]);
  });

  test('sends no login without TLS', async () => {
    const logins: unknown[] = [];
    const onAuth: typeof guarded.onAuth = (auth) => void logins.push(auth);
    const server = await smtpServer({ disabledCommands: ['STARTTLS'], onAuth });
    const failure = await failing(`smtp://user:secret@localhost:${server.port}`);
    expect(failure).toMatchObject({ failure: 'server' });
    expect([logins, server.received]).toEqual([[], []]);
  });
});

describe('[S5] SMTP failures', () => {
  test.each([
    [451, 'Try dana@example.com later', 'mail', /^EENVELOPE 451 at RCPT TO .*Try … later/],
    [550, `No such user${'.'.repeat(900)}`, 'refused', /^.{20,500}$/],
    [421, 'Closing', 'server', /421/],
  ])('with %d are about one mail or the whole server', async (code, text, failure, reason) => {
    const { port, close } = await smtpServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(text), { responseCode: code })),
    });
    const url = `smtp://127.0.0.1:${port}`;
    expect(await failing(url)).toEqual({ failure, reason: expect.stringMatching(reason) });
    await close();
    const closed = { failure: 'server', reason: expect.stringContaining('ECONNREFUSED') };
    expect(await failing(url)).toEqual(closed);
  });

  test('do not reveal a wrong password or its user', async () => {
    const { port } = await smtpServer(guarded);
    const failure = await failing(`smtp://user%40studio.test:wrong@localhost:${port}`, pem);
    const reason = expect.not.stringMatching(/wrong|user@studio/);
    expect(failure).toEqual({ failure: 'refused', reason });
  });

  test('include a silent server, which is aborted when the service stops', async () => {
    const silent = createServer();
    const stopping = new AbortController();
    silent.on('connection', () => stopping.abort());
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const failure = await failing(`smtp://127.0.0.1:${port}`, undefined, stopping.signal);
    expect(failure).toMatchObject({ failure: 'server' });
    await new Promise((resolve) => silent.close(resolve));
  });
});
