import { readFileSync } from 'node:fs';
import type { Mail } from '../../../backend/mail/composeMail';
import { failureOf } from '../../../backend/mail/smtpDelivery';
import { deliverTo, smtpServer } from '../../support/smtpServer';

const mail: Mail = {
  ...{ identity: 'a1b2c3', to: 'owner@studio.test', language: 'en' },
  ...{ subject: 'New inquiry from Dana', text: 'Hello.\n', link: '' },
  replyTo: { name: 'Dana', address: 'dana@example.com' },
};

/** Self-signed for `localhost`, until 2049, with its key. Nothing but these tests trusts it. */
const pem = readFileSync('test/backend/mail/localhost.pem', 'utf8');

/** A server that requires a login over TLS, and what was tried. */
async function guarded(secure = false) {
  const logins: unknown[] = [];
  const server = await smtpServer({
    ...{ cert: pem, key: pem, secure, disabledCommands: [] },
    onAuth: ({ username, password }, _session, done) => {
      logins.push(username);
      if (password === 'p@ss word') done(null, { user: username });
      else done(new Error('No such login'));
    },
  });
  const scheme = secure ? 'smtps' : 'smtp';
  return { ...server, logins, login: `${scheme}://us%40er:p%40ss%20word@localhost:${server.port}` };
}

const unaborted = new AbortController().signal;
/** Why a delivery fails; undefined if it does not. */
const failing = (url: string, ca?: string, signal = unaborted) =>
  deliverTo(url, ca)(mail, signal).then(() => undefined, failureOf);

describe('[S5] SMTP delivery', () => {
  test('sends sender, recipient, reply address and a stable Message-ID', async () => {
    const { url, received } = await smtpServer();
    for (const _ of [1, 2]) expect(await failing(url)).toBeUndefined();
    const [first, second] = received;
    expect(first?.raw).toMatch(/^Content-Language: en\r$/m);
    expect(first?.recipients).toEqual(['owner@studio.test']);
    expect(first?.email).toMatchObject({
      from: { name: 'סטודיו תפריט', address: 'site@studio.test' },
      to: [{ address: 'owner@studio.test' }],
      replyTo: [{ name: 'Dana', address: 'dana@example.com' }],
      subject: 'New inquiry from Dana',
      date: '2026-11-22T12:00:00.000Z',
      messageId: '<a1b2c3@studio.test>',
      text: expect.stringMatching(/^Hello\.\n+$/),
    });
    expect(second?.email.messageId).toBe(first?.email.messageId);
  });

  test.each([false, true])(
    'logs in and sends to a trusted certificate only, with TLS from the start: %s',
    async (isSecure) => {
      const { login, logins, received } = await guarded(isSecure);
      const reason = expect.stringContaining('self-signed');
      expect(await failing(login)).toEqual({ isRefused: false, reason });
      expect([logins, received]).toEqual([[], []]);
      expect(await failing(login, pem)).toBeUndefined();
      expect(received).toMatchObject([{ user: 'us@er', isSecure: true }]);
      // Which concerns all mails, and which a new password mends.
      const failure = await failing(login.replace('word@', 'wrong@'), pem);
      const hidden = expect.not.stringMatching(/wrong|us@er|us%40er/);
      expect(failure).toEqual({ isRefused: false, reason: hidden });
    },
  );

  test('sends no login without TLS', async () => {
    const onAuth = jest.fn();
    const { port, received } = await smtpServer({ disabledCommands: ['STARTTLS'], onAuth });
    const failure = await failing(`smtp://user:secret@localhost:${port}`);
    expect(failure).toMatchObject({ isRefused: false });
    expect([onAuth.mock.calls, received]).toEqual([[], []]);
  });
});

describe('[S5] SMTP failures', () => {
  test.each([
    [451, 'Try dana@example.com later', false, /^EENVELOPE 451 at RCPT TO .*Try … later/],
    [550, `No such user${'.'.repeat(900)}`, true, /^.{20,500}$/],
  ])('with %d are for good or for now', async (code, text, isRefused, reason) => {
    const { url, close } = await smtpServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(text), { responseCode: code })),
    });
    expect(await failing(url)).toEqual({ isRefused, reason: expect.stringMatching(reason) });
    await close();
    const closed = { isRefused: false, reason: expect.stringContaining('ECONNREFUSED') };
    expect(await failing(url)).toEqual(closed);
  });

  test('of any length are read at once', () => {
    const message = `550 ${'a'.repeat(200_000)} dana@example.com`;
    const since = performance.now();
    expect(failureOf({ message }).reason).toHaveLength(500);
    // A pattern that reads it all takes 10 s and more.
    expect(performance.now() - since).toBeLessThan(1000);
  });

  test('include a silent server, which is aborted when the service stops', async () => {
    const stopping = new AbortController();
    const { url } = await smtpServer({ onConnect: () => stopping.abort() });
    const reason = expect.stringContaining('aborted');
    expect(await failing(url, undefined, stopping.signal)).toEqual({ isRefused: false, reason });
  });
});
