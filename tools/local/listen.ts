import { networkInterfaces } from 'node:os';
import type { Hono } from 'hono';
import { createServer } from '../../backend/listen';

export interface Listening {
  readonly port: number;
  /** Stops accepting requests and drops open connections. */
  readonly close: () => Promise<void>;
}

/**
 * Keep-alive without a timeout, because some clients do not retry when the server closes a connection at the same
 * moment.
 */
const patience = { keepAlive: 0, idle: 0, grace: 0 };

/**
 * Serves the app on 127.0.0.1 and ::1, because `localhost` may be either.
 * @param port 0 for any free port.
 * @throws Error with PORT, its value and the expectation.
 */
export async function listen(app: Hono, { port }: { port: number }): Promise<Listening> {
  const ipv4 = createServer(app, patience);
  const ipv6 = createServer(app, patience);
  const chosen = await ipv4.listen(port, '127.0.0.1');
  const addresses = Object.values(networkInterfaces()).flat();
  if (!addresses.some((one) => one?.address === '::1')) return { port: chosen, close: ipv4.close };
  try {
    await ipv6.listen(chosen, '::1');
  } catch (error) {
    await ipv4.close();
    // A port that is free on 127.0.0.1 only.
    if (port === 0) return listen(app, { port });
    throw error;
  }
  return {
    port: chosen,
    close: async () => void (await Promise.all([ipv4.close(), ipv6.close()])),
  };
}
