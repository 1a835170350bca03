import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly port: number;
  /** The `Message-ID` of each mail, in the order in which they came. */
  readonly received: readonly string[];
  readonly close: () => Promise<void>;
}

/** A real SMTP server on loopback; port 0 takes any free one. */
export async function openMailServer(port = 0): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: async (stream, _session, done) => {
      received.push(/^message-id: *(\S+)/im.exec(await text(stream))?.[1] ?? 'none');
      done();
    },
  });
  server.on('error', () => {});
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
