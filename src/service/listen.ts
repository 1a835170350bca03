import type { Server } from 'node:http';

interface ListenOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host: string;
}

/** What a slow client may take, in ms: for the headers, and for the whole request. */
const headersWithin = 5000;
const requestWithin = 10_000;

/**
 * Opens the port; gives its number.
 * @throws Error that names PORT, its value and what is expected.
 */
export function listen(server: Server, { port, host }: ListenOptions): Promise<number> {
  server.headersTimeout = headersWithin;
  server.requestTimeout = requestWithin;
  server.keepAliveTimeout = 5000;
  server.maxHeadersCount = 100;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, { port, host })));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function explained(error: Error, { port, host }: ListenOptions): Error {
  const code = 'code' in error ? error.code : undefined;
  const why =
    code === 'EADDRINUSE'
      ? 'it is taken by another program: expected a free one'
      : code === 'EACCES'
        ? 'this user may not open it: expected one from 1024 to 65535'
        : error.message;
  return new Error(`PORT is ${port}, and on ${host} ${why}`, { cause: error });
}
