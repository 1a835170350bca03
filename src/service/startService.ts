import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app';
import type { Database } from './database/database';
import { openDatabase } from './database/openDatabase';
import type { Dependencies } from './dependencies';
import { deleteOldEnquiries } from './enquiries';
import { createServer } from './listen';
import type { RunningMail } from './mail/startMail';
import { startServiceMail } from './mail/startServiceMail';
import type { ModerationOptions } from './moderation/moderationOptions';
import { serviceOrigin } from './serviceOrigin';
import type { ServiceSettings } from './settings';
import { createSites, type SitesOptions } from './site/sites';

interface StartOptions {
  readonly settings: ServiceSettings;
  /** Where to listen: `127.0.0.1` for this machine alone, `0.0.0.0` for all. */
  readonly host: string;
  /** The exported sites, to serve them too. */
  readonly roots?: SitesOptions['roots'] | undefined;
  readonly log: Logger;
  readonly now?: () => number;
  /** For measurements and tests. */
  readonly limits?: Dependencies['limits'];
}

export interface RunningService {
  readonly port: number;
  /** Resolves once no mail is under way. */
  readonly mailIdle: () => Promise<void>;
  /** Takes no new requests, finishes those and the mail under way, closes the database; within 10 s. */
  readonly stop: (reason: string) => Promise<void>;
}

const hour = 60 * 60 * 1000;

/**
 * Opens the database, brings it up to date and listens.
 * @throws Error in one line where the database or the port cannot be used.
 */
export async function startService(options: StartOptions): Promise<RunningService> {
  const { settings, host, roots, log, now = Date.now, limits } = options;
  if (roots) await checkSites(roots);
  const sites = roots && createSites({ roots });
  const database = await openDatabase(settings.databaseUrl, now);
  try {
    const moderation = moderationOf(settings, log);
    const dependencies = { ...dependenciesOf(settings), moderation, database, now, log };
    let mail: RunningMail | undefined;
    const onOutbox = () => mail?.wake();
    const app = createApp({ ...dependencies, onOutbox, limits, sites });
    const server = createServer(app);
    const port = await server.listen({ port: settings.port, host });
    log.info({ host, port, mail: settings.mail !== undefined }, 'the service listens');
    mail = startServiceMail(settings, { database, now, log, origin: moderation.origin });
    const stopCleaning = cleanRegularly(database, settings.enquiryDays, { now, log });
    return {
      port,
      mailIdle: async () => mail?.idle(),
      stop: async (reason) => {
        log.info({ reason }, 'the service stops');
        stopCleaning();
        await Promise.all([server.close(), mail?.stop()]);
        database.close();
        log.info('the service has stopped');
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

function moderationOf(settings: ServiceSettings, log: Logger): ModerationOptions {
  const { secret, ownerLanguage, enquiryDays, site, mail } = settings;
  return {
    secret,
    origin: serviceOrigin(settings),
    ownerLanguage,
    studioName: site.studioName,
    enquiryDays,
    printLink: mail
      ? undefined
      : (address) => log.warn({ address }, 'no mail server is set: sign in at this address'),
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

async function checkSites(roots: SitesOptions['roots']): Promise<void> {
  for (const root of Object.values(roots)) {
    const page = path.join(root, 'index.html');
    if (!(await stat(page).catch(() => undefined))) {
      throw new Error(`--with-site finds no ${page}: expected the exported sites; npm run build`);
    }
  }
}
