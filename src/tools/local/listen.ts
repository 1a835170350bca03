import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { codeOf } from './errorCode';

export interface ListenOptions {
  /** 0 to 65535; 0 takes any free one. */
  readonly port: number;
  /** Loopback only. Default 127.0.0.1, with ::1 beside it where the machine has one. */
  readonly host?: '127.0.0.1' | undefined;
  /** What is run again with another port. Default: npm start. */
  readonly command?: string | undefined;
}

export interface Listening {
  readonly port: number;
  /** Stops taking requests and drops the open connections. */
  readonly close: () => Promise<void>;
}

/**
 * Serves the app on 127.0.0.1 and, because `localhost` resolves to it on some machines, on ::1 as well.
 * @throws Error with what to do when the port is taken, not allowed or not a port.
 */
export async function listen(app: Hono, options: ListenOptions): Promise<Listening> {
  const { port, host = '127.0.0.1', command = 'npm start' } = options;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`The port is ${port}: expected a whole number from 0 to 65535.`);
  }
  for (let attempt = 1; ; attempt += 1) {
    const ipv4 = await open(app, port, host, command);
    const chosen = portOf(ipv4, port);
    try {
      const ipv6 = await openWhereAvailable(app, chosen, command);
      const servers = ipv6 ? [ipv4, ipv6] : [ipv4];
      return { port: chosen, close: async () => void (await Promise.all(servers.map(shut))) };
    } catch (error) {
      await shut(ipv4);
      // A port that was free on 127.0.0.1 only: when any will do, take another.
      if (port !== 0 || attempt === 10) throw error;
    }
  }
}

async function openWhereAvailable(
  app: Hono,
  port: number,
  command: string,
): Promise<Server | undefined> {
  try {
    return await open(app, port, '::1', command);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (codeOf(cause) === 'EADDRNOTAVAIL' || codeOf(cause) === 'EAFNOSUPPORT') return undefined;
    throw error;
  }
}

/**
 * Idle connections stay open until the client or `close` ends them: one that the server ends in the moment in which
 * it is used again is an error to clients that do not ask twice, as browsers do.
 */
const serverOptions = { keepAliveTimeout: 0 };

function open(app: Hono, port: number, host: string, command: string): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, port, command)));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve(server);
    });
  });
}

function explained(error: Error, port: number, command: string): Error {
  const other = port < 65_535 ? port + 1 : 4000;
  const remedy = `choose another: PORT=${port < 1024 ? 4000 : other} ${command}`;
  if (codeOf(error) === 'EADDRINUSE') {
    const message = `Port ${port} is taken. Stop the program that uses it, or ${remedy}`;
    return new Error(message, { cause: error });
  }
  if (codeOf(error) === 'EACCES') {
    return new Error(`Port ${port} is not allowed for this user; ${remedy}`, { cause: error });
  }
  return new Error(`Port ${port} could not be opened: ${error.message}`, { cause: error });
}

function portOf(server: Server, asked: number): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? address.port : asked;
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
