import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * Times in ms: the keep-alive timeout, the timeout of an inactive connection, and the grace period
 * of `close` before open requests are cut off. 0 for the first two means no limit.
 */
type Times = Readonly<Record<'keepAlive', number> & Partial<Record<'idle' | 'grace', number>>>;

/** An HTTP server with timeouts against slow clients and a graceful shutdown. */
export function createServer(app: Hono, { keepAlive, idle = 30_000, grace = 8000 }: Times) {
  const times = { headersTimeout: 5000, requestTimeout: 10_000, keepAliveTimeout: keepAlive };
  const options = { ...times, connectionsCheckingInterval: 1000 };
  const server = createHttpServer(options, getRequestListener(app.fetch));
  // Of which a program could send all at once. Browsers and nginx open another connection.
  server.maxRequestsPerSocket = 100;
  // Drops clients that read nothing of a response.
  server.setTimeout(idle);
  return {
    /**
     * Opens the port and returns its number.
     * @throws Error with PORT, its value, the host and the expectation.
     */
    listen: async (port: number, host: string): Promise<number> => {
      try {
        await once(server.listen(port, host), 'listening');
      } catch (error) {
        throw new Error(`PORT ${port} at ${host} cannot be opened: ${error}; expected a free one`);
      }
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    /** Accepts no new requests, and resolves once open ones are answered or cut off. */
    close: async () => {
      // Connections close once their request is answered.
      server.keepAliveTimeout = 1;
      setTimeout(() => server.closeAllConnections(), grace).unref();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
