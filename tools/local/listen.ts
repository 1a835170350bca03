import type { Hono } from 'hono';
import { createServer } from '../../backend/listen';
import { readSetting } from '../../backend/settings';

export type Listening = Awaited<ReturnType<typeof listen>>;

/**
 * Keep-alive without a timeout, because some clients do not retry when the server closes a connection at the same
 * moment.
 */
const patience = { keepAlive: 0, idle: 0, grace: 0 };

/**
 * Serves the app on 127.0.0.1, which clients try after ::1 for `localhost`.
 * @param port 0 for any free port.
 * @returns its port, and what drops open connections.
 * @throws Error with PORT, its value and the expectation.
 */
export async function listen(app: Hono, { port }: { port: number }) {
  const server = createServer(app, patience);
  return { port: await server.listen(port, '127.0.0.1'), close: server.close };
}

/**
 * Port in `PORT`; 4000 if unset. Addresses are built for it, so it is not any free one.
 * @throws Error for an invalid port.
 */
export function readPort(environment: NodeJS.Dict<string>): number {
  const port = Number(readSetting('port', environment));
  if (port > 0) return port;
  throw new Error('PORT is 0, which is for the service only: expected a port');
}
