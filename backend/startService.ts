import type { Logger } from 'pino';
import { exampleAddress, exampleAppId } from '../src/settings/examples';
import { SettingsError } from '../src/settings/readSettings';
import { isLocal, isThisMachine } from './address';
import { createApp } from './app';
import { openDatabase } from './database/openDatabase';
import type { Dependencies } from './dependencies';
import { createServer } from './listen';
import { smtpDelivery } from './mail/smtpDelivery';
import { type RunningMail, startMail } from './mail/startMail';
import { startRetention } from './retention';
import type { ServiceSettings } from './settings';

interface StartOptions {
  readonly settings: ServiceSettings;
  /** `127.0.0.1` for this machine only, `0.0.0.0` for all interfaces. */
  readonly host: string;
  readonly log: Logger;
}

export type RunningService = Awaited<ReturnType<typeof startService>>;

/**
 * Opens and migrates the database, and listens.
 * @throws Error in one line if the database or the port cannot be used.
 */
export async function startService(options: StartOptions) {
  const { settings, host, log } = options;
  const { site, mail: smtp } = settings;
  const now = Date.now;
  refuseExamples(settings, host);
  const origin = serviceOrigin(settings);
  warnOfSettings(origin, options);
  const database = await openDatabase(settings.databaseUrl);
  try {
    let mail: RunningMail | undefined;
    const ownOrigins = Object.values(site.origin);
    const dependencies: Dependencies = {
      ...settings,
      database,
      now,
      log,
      origin,
      appId: site.reviewsAppId,
      isOwnOrigin: (given) => ownOrigins.includes(given),
      owner: smtp?.owner,
      onOutbox: () => mail?.wake(),
      studioName: site.studioName,
    };
    const keepAlive = settings.keepAliveSeconds * 1000;
    const server = createServer(createApp(dependencies), { keepAlive });
    const port = await server.listen(settings.port, host);
    const listens = { host, port, origins: ownOrigins, mail: smtp !== undefined };
    log.info(listens, 'the service listens');
    if (smtp) {
      const senderName = site.studioName[settings.ownerLanguage];
      const deliver = smtpDelivery({ settings: smtp, senderName, now });
      mail = startMail({ ...dependencies, owner: smtp.owner, deliver });
    }
    const stopCleaning = startRetention({ ...settings, database, now, log });
    return {
      port,
      mailIdle: async () => mail?.idle(),
      /** Accepts no new requests, finishes open requests and the current mail, and closes the database; within 10 s. */
      stop: async (reason: string) => {
        log.info({ reason }, 'the service stops');
        stopCleaning();
        await Promise.all([server.close(), mail?.stop()]);
        await database.close();
        log.info('the service has stopped');
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function warnOfSettings(origin: string, { settings, log }: StartOptions): void {
  const { reviewsAppId, origin: own } = settings.site;
  if (origin.startsWith('http:') && !isLocal(origin)) {
    log.warn({ origin }, 'the password is sent in the clear: expected the service at https://…');
  }
  // A site that is built strictly has another id.
  if (exampleAppId.test(reviewsAppId) && !exampleAddress.test(own.en)) {
    log.warn({ reviewsAppId }, 'reviews of sites with another REVIEWS_APP_ID are refused: set it');
  }
  if (settings.mail && isThisMachine(new URL(origin).hostname)) {
    log.warn({ origin }, 'links in mails work only on this machine: make REVIEWS_API public');
  }
}

/** Refuses placeholder origins once mail is set up or the host is public, because every post would be rejected. */
function refuseExamples({ examples, mail }: ServiceSettings, host: string): void {
  if (examples.length === 0 || (!mail && /^(127\.|::1$|localhost$)/.test(host))) return;
  const expected =
    'an example: expected the origin of your site, because posts of others are refused';
  throw new SettingsError(
    'The service cannot start',
    examples.map(({ place }) => `${place} is ${expected}`),
  );
}

/**
 * Public origin of the backend, from the settings. Never from a request, because mailed links contain it and requests
 * can name any host.
 */
function serviceOrigin({ port, site }: ServiceSettings): string {
  const { reviewsApi, contactEndpoint } = site;
  // A site without reviews has only the address for its inquiries. An empty one is the site's own.
  const address = reviewsApi ?? contactEndpoint;
  const origin = address === '' ? site.origin.en : new URL(address).origin;
  return exampleAddress.test(origin) ? `http://localhost:${port}` : origin;
}
