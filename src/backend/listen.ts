import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

interface ListenOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host: string;
}

/** An HTTP server that no slow client can hold up, and that can be closed in an orderly way. */
export interface ServiceServer {
  /**
   * Opens the port; gives its number.
   * @throws Error that names PORT, its value and what is expected.
   */
  readonly listen: (options: ListenOptions) => Promise<number>;
  /** Takes nothing new and resolves once the requests under way are answered or cut off. */
  readonly close: () => Promise<void>;
}

/** Times in ms; 0 for `keepAlive` and `idle` means no limit. */
interface Patience {
  /** How long an idle connection is kept for another request. */
  readonly keepAlive: number;
  /** After how long without traffic a connection is dropped. */
  readonly idle: number;
  /** How long `close` waits for requests under way before it cuts them off. */
  readonly grace: number;
}

const usual: Patience = { keepAlive: 5000, idle: 30_000, grace: 8000 };

/** Serves the app. Times in ms. */
export function createServer(app: Hono, { keepAlive, idle, grace } = usual): ServiceServer {
  const serverOptions = {
    headersTimeout: 5000,
    requestTimeout: 10_000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: keepAlive,
  };
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  // Who reads nothing of an answer for so long is gone.
  server.setTimeout(idle);

  let underWay = 0;
  let isClosing = false;
  const closeIfIdle = () => {
    if (isClosing && underWay === 0) server.closeAllConnections();
  };
  server.on('request', (_, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      closeIfIdle();
    });
  });
  return {
    listen: (options) => listen(server, options),
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        const timer = setTimeout(() => server.closeAllConnections(), grace);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        closeIfIdle();
      }),
  };
}

function listen(server: Server, { port, host }: ListenOptions): Promise<number> {
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
  if (code === 'EADDRINUSE') {
    return new Error(`PORT is ${port}, which another program uses on ${host}: expected a free one`);
  }
  if (code === 'EACCES') {
    const message = `PORT is ${port}, which this user may not open: expected 1024 to 65535`;
    return new Error(message);
  }
  return new Error(`PORT ${port} cannot be opened on ${host}: ${error.message}`);
}
