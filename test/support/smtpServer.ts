import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { smtpDelivery } from '../../backend/mail/smtpDelivery';

/** A received mail, with the recipients of its envelope. */
interface Received {
  readonly raw: string;
  readonly email: Email;
  readonly recipients: readonly string[];
  readonly user: unknown;
  readonly isSecure: boolean;
}

const running: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(running.splice(0).map((close) => close())));

/** A real SMTP server on this machine, closed after the test. Without login and TLS by default. */
export async function smtpServer(options: SMTPServerOptions = {}) {
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
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  running.push(close);
  const { port } = server.server.address() as AddressInfo;
  return { port, url: `smtp://127.0.0.1:${port}`, received, close };
}

/** Delivers to a server as the studio. */
export function deliverTo(smtpUrl: string, ca?: string) {
  return smtpDelivery({
    settings: { smtpUrl, from: 'site@studio.test', owner: 'owner@studio.test' },
    senderName: 'סטודיו תפריט',
    now: () => Date.parse('2026-11-22T12:00:00Z'),
    ...(ca === undefined ? {} : { ca }),
  });
}
