import { createServer } from 'node:net';
import type { Mail } from '../../../src/backend/mail/composeMail';
import { smtpDelivery } from '../../../src/backend/mail/smtpDelivery';
import { createCertificate } from './certificate';
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
const certificate = createCertificate();

/** A server that requires a login over TLS. */
const guarded = {
  ...certificate,
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

describe('[S5] SMTP delivery', () => {
  test('sends sender, recipient, reply address and a stable Message-ID', async () => {
    const { port, received } = await smtpServer();
    await deliver(`smtp://127.0.0.1:${port}`);
    await deliver(`smtp://127.0.0.1:${port}`);
    expect(received.map(({ email }) => email.messageId)).toEqual(
      Array(2).fill('<a1b2c3@studio.test>'),
    );
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
    await deliver(`${scheme}://us%40er:p%40ss%20word@localhost:${port}`, certificate.cert);
    expect(received).toMatchObject([{ user: 'us@er', isSecure: true }]);
  });

  test('sends no login and no mail to an untrusted certificate', async () => {
    const logins: unknown[] = [];
    const onAuth: typeof guarded.onAuth = (auth) => void logins.push(auth);
    for (const scheme of ['smtp', 'smtps']) {
      const server = await smtpServer({ ...guarded, onAuth, secure: scheme === 'smtps' });
      await expect(
        deliver(`${scheme}://user:p%40ss%20word@localhost:${server.port}`),
      ).rejects.toMatchObject({
        failure: 'server',
        message: expect.stringContaining('self-signed'),
      });
      expect(server.received).toEqual([]);
    }
    expect(logins).toEqual([]);
  });

  test('sends no login without TLS', async () => {
    const commands: string[] = [];
    const server = await smtpServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (auth, _session, done) => {
        commands.push(auth.method);
        done(null, { user: 'user' });
      },
    });
    await expect(deliver(`smtp://user:secret@localhost:${server.port}`)).rejects.toMatchObject({
      failure: 'server',
    });
    expect([commands, server.received]).toEqual([[], []]);
  });
});

describe('[S5] SMTP failures', () => {
  const refusing = (responseCode: number, text: string) =>
    smtpServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(text), { responseCode })),
    });

  test('are about this mail for now, this mail for good, or the whole server', async () => {
    const greylisting = await refusing(451, 'Try dana@example.com later');
    await expect(deliver(`smtp://127.0.0.1:${greylisting.port}`)).rejects.toMatchObject({
      failure: 'mail',
      message: expect.stringMatching(/EENVELOPE 451 at RCPT TO .*Try … later/),
    });
    const unknown = await refusing(550, 'No such user');
    await expect(deliver(`smtp://127.0.0.1:${unknown.port}`)).rejects.toMatchObject({
      failure: 'refused',
    });
    const closing = await refusing(421, 'Closing');
    await expect(deliver(`smtp://127.0.0.1:${closing.port}`)).rejects.toMatchObject({
      failure: 'server',
    });
    await unknown.close();
    await expect(deliver(`smtp://127.0.0.1:${unknown.port}`)).rejects.toMatchObject({
      failure: 'server',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('do not reveal a wrong password or its user', async () => {
    const { port } = await smtpServer(guarded);
    const failure = deliver(`smtp://user%40studio.test:wrong@localhost:${port}`, certificate.cert);
    await expect(failure).rejects.toMatchObject({ failure: 'refused' });
    await expect(failure).rejects.not.toThrow(/wrong|user@studio/);
  });

  test('include a silent server, which is aborted when the service stops', async () => {
    const silent = createServer();
    const stopping = new AbortController();
    silent.on('connection', () => stopping.abort());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(
      deliver(`smtp://127.0.0.1:${port}`, undefined, stopping.signal),
    ).rejects.toMatchObject({ failure: 'server' });
    await new Promise((resolve) => silent.close(resolve));
  });
});
