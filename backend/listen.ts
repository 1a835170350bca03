import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * Times in ms: the keep-alive timeout, the timeout of an inactive connection, and the grace period
 * of `close` before open requests are cut off. 0 for the first two means no limit.
 */
type Times = Readonly<Record<'keepAlive', number> & Partial<Record<'idle' | 'grace', number>>>;

/** Maximum number of requests that wait in one connection. Browsers and nginx send the next one after an answer. */
const maxPipelined = 4;

/** An HTTP server with timeouts against slow clients and a graceful shutdown. */
export function createServer(app: Hono, { keepAlive, idle = 30_000, grace = 8000 }: Times) {
  const handle = getRequestListener(app.fetch);
  const underWay = new WeakMap<Socket, number>();
  const server = createHttpServer(
    {
      headersTimeout: 5000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: keepAlive,
    },
    (request, response) => {
      const { socket } = request;
      const count = underWay.get(socket) ?? 0;
      if (count === maxPipelined) return void socket.destroy();
      underWay.set(socket, count + 1);
      response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
      // After all that came at once was counted, so that a flood costs nothing more.
      setImmediate(() => void (socket.destroyed || handle(request, response)));
    },
  );
  // Drops clients that read nothing of a response.
  server.setTimeout(idle);
  return {
    /**
     * Opens the port and returns its number.
     * @throws Error with PORT, its value and the expectation.
     */
    listen: async (port: number, host: string): Promise<number> => {
      try {
        await once(server.listen(port, host), 'listening');
      } catch (error) {
        const reason = `${error}`.includes('EADDRINUSE')
          ? `which another program uses on ${host}: expected a free one`
          : `which cannot be opened on ${host}: ${error}`;
        throw new Error(`PORT is ${port}, ${reason}`);
      }
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    /** Accepts no new requests, and resolves once open ones are answered or cut off. */
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      const idling = setInterval(() => server.closeIdleConnections(), 20);
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearInterval(idling);
      clearTimeout(timer);
    },
  };
}
