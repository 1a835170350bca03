import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  readonly port: number;
  /** The next mail, in the order in which they came. @throws Error where none comes in 15 s. */
  readonly next: () => Promise<Email>;
  readonly close: () => Promise<void>;
}

/** A real SMTP server on this machine that keeps what it is sent. */
export async function openMailbox(): Promise<Mailbox> {
  const arrived: Email[] = [];
  const waiting: ((mail: Email) => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: async (stream, _session, done) => {
      const mail = await PostalMime.parse(await text(stream));
      done();
      const take = waiting.shift();
      if (take) take(mail);
      else arrived.push(mail);
    },
  });
  server.on('error', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    next: () => {
      const mail = arrived.shift();
      if (mail) return Promise.resolve(mail);
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('No mail came in 15 s')), 15_000);
        waiting.push((one) => {
          clearTimeout(late);
          resolve(one);
        });
      });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
