import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app';
import type { Database } from './database/database';
import { openDatabase } from './database/openDatabase';
import type { Dependencies } from './dependencies';
import { deleteOldEnquiries } from './enquiries';
import { listen } from './listen';
import type { ServiceSettings } from './settings';

interface StartOptions {
  readonly settings: ServiceSettings;
  /** Where to listen: `127.0.0.1` for this machine alone, `0.0.0.0` for all. */
  readonly host: string;
  readonly log: Logger;
  readonly now?: () => number;
  /** For measurements and tests. */
  readonly limits?: Dependencies['limits'];
}

export interface RunningService {
  readonly port: number;
  /** Takes no new requests, finishes those under way, closes the database; within 10 s. */
  readonly stop: () => Promise<void>;
}

const hour = 60 * 60 * 1000;

/**
 * Opens the database, brings it up to date and listens.
 * @throws Error in one line where the database or the port cannot be used.
 */
export async function startService(options: StartOptions): Promise<RunningService> {
  const { settings, host, log, now = Date.now, limits } = options;
  const database = await openDatabase(settings.databaseUrl, now);
  try {
    const app = createApp({ ...dependenciesOf(settings), database, now, log, limits });
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    const port = await listen(server, { port: settings.port, host });
    const stopCleaning = cleanRegularly(database, settings.enquiryDays, { now, log });
    return {
      port,
      stop: async () => {
        stopCleaning();
        await close(server);
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function dependenciesOf({ site, mail, ownerLanguage, trustedProxies }: ServiceSettings) {
  const origins = Object.values(site.origin);
  return {
    appId: site.reviewsAppId,
    isOwnOrigin: (origin: string) => origins.includes(origin),
    trustedProxies,
    owner: mail && { email: mail.owner, language: ownerLanguage },
  };
}

/** Deletes old enquiries now and every hour. */
function cleanRegularly(
  database: Database,
  days: number,
  { now, log }: { readonly now: () => number; readonly log: Logger },
): () => void {
  const clean = () =>
    deleteOldEnquiries(database, { now: now(), days }).then(
      (count) => count > 0 && log.info({ count, days }, 'old enquiries deleted'),
      (error: unknown) => log.error({ err: error }, 'old enquiries could not be deleted'),
    );
  void clean();
  const timer = setInterval(clean, hour);
  timer.unref();
  return () => clearInterval(timer);
}

/** What requests under way may take before they are cut off, in ms. */
const grace = 8000;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
