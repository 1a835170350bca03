import { createServer as createHttpServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

interface ListenOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
}

/** An HTTP server with timeouts against slow clients and a graceful shutdown. */
export interface ServiceServer {
  /**
   * Opens the port and returns its number.
   * @throws Error with PORT, its value and the expectation.
   */
  readonly listen: (options: ListenOptions) => Promise<number>;
  /** Accepts no new requests, and resolves once open ones are answered or cut off. */
  readonly close: () => Promise<void>;
}

/** Times in ms; 0 for `keepAlive` and `idle` means no limit. */
interface Patience {
  /** Keep-alive timeout of an idle connection. */
  readonly keepAlive: number;
  /** Timeout of an inactive connection. */
  readonly idle: number;
  /** Grace period of `close` before open requests are cut off. */
  readonly grace: number;
}

const usual: Patience = { keepAlive: 5000, idle: 30_000, grace: 8000 };

/** Maximum number of requests that wait in one connection. Browsers and nginx send the next one after an answer. */
const maxPipelined = 16;

/** Serves the app. Times in ms. */
export function createServer(app: Hono, { keepAlive, idle, grace } = usual): ServiceServer {
  const serverOptions = {
    headersTimeout: 5000,
    requestTimeout: 10_000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: keepAlive,
  };
  const handle = getRequestListener(app.fetch);
  // How many requests of each connection are under way.
  const underWay = new Map<Socket, number>();
  let isClosing = false;
  const closeIfIdle = () => {
    if (isClosing && underWay.size === 0) server.closeAllConnections();
  };
  const server = createHttpServer(serverOptions, (request, response) => {
    const { socket } = request;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > maxPipelined) return void socket.destroy();
    underWay.set(socket, count);
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      if (left > 0) underWay.set(socket, left);
      else underWay.delete(socket);
      closeIfIdle();
    });
    return handle(request, response);
  });
  server.on('connection', (socket) => {
    // Responses that wait for another one do not close with their connection.
    socket.once('close', () => {
      underWay.delete(socket);
      closeIfIdle();
    });
  });
  // Drops clients that read nothing of a response.
  server.setTimeout(idle);
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
