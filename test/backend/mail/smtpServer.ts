import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received mail. */
interface Received {
  readonly raw: string;
  readonly email: Email;
  /** Recipients of the envelope. */
  readonly recipients: readonly string[];
  readonly user: unknown;
  readonly isSecure: boolean;
}

const running: (() => Promise<void>)[] = [];
// Playwright has no such global: its test closes the server.
globalThis.afterEach?.(() => Promise.all(running.splice(0).map((close) => close())));

/** A real SMTP server on this machine, closed after a test of Jest. Without login and TLS by default. */
export async function smtpServer(options: SMTPServerOptions = {}, port = 0) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 10,
    onData: async (stream, { envelope, user, secure }, done) => {
      const raw = await text(stream);
      const email = await PostalMime.parse(raw);
      const recipients = envelope.rcptTo.map(({ address }) => address);
      received.push({ raw, email, recipients, user, isSecure: secure });
      done();
    },
    ...options,
  });
  // A disconnecting client does not fail the test.
  server.on('error', () => {});
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  running.push(close);
  return { port: (server.server.address() as AddressInfo).port, received, close };
}
