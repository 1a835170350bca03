import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Mail } from '../../../backend/mail/composeMail';
import { smtpDelivery } from '../../../backend/mail/smtpDelivery';
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

/** Self-signed for `localhost`, until 2049. Nothing but these tests trusts it. */
const certificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBLzCB1aADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
dDAeFw0yMDAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMBQxEjAQBgNVBAMMCWxv
Y2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJ3eqru8s6irXXpRoiAP
0OfRiCwfC4AE5aBiw4qczwvyDuv/Ixa/0G8kbHcqzbe5qxorC4FNLgeVqDfMZ49I
IwSjGDAWMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAKBggqhkjOPQQDAgNJADBGAiEA
uGrYfVflrRtFPVWDMMfyKWtSNfvC+uRMcElaxk82rY8CIQDBcF3T6YziE8fA/YtV
wI9gO3DS+SAemaiWQNU+SG2Cxg==
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAMfkPd3z9u54Y0Gn
bQUegA4705G/2KRaRnT7h2Lg8pmhRANCAASd3qq7vLOoq116UaIgD9Dn0YgsHwuA
BOWgYsOKnM8L8g7r/yMWv9BvJGx3Ks23uasaKwuBTS4Hlag3zGePSCME
-----END PRIVATE KEY-----`,
};

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
  test.each([
    [451, 'Try dana@example.com later', 'mail', /EENVELOPE 451 at RCPT TO .*Try … later/],
    [550, 'No such user', 'refused', /550/],
    [421, 'Closing', 'server', /421/],
  ])('with %d are about one mail or the whole server', async (code, text, failure, message) => {
    const { port, close } = await smtpServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(text), { responseCode: code })),
    });
    const url = `smtp://127.0.0.1:${port}`;
    await expect(deliver(url)).rejects.toMatchObject({
      failure,
      message: expect.stringMatching(message),
    });
    await close();
    await expect(deliver(url)).rejects.toMatchObject({
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
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const delivery = deliver(`smtp://127.0.0.1:${port}`, undefined, stopping.signal);
    await expect(delivery).rejects.toMatchObject({ failure: 'server' });
    await new Promise((resolve) => silent.close(resolve));
  });
});
