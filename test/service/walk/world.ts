import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../../locales/languages';
import { createLog } from '../../../src/service/log';
import { readServiceSettings } from '../../../src/service/settings';
import { createSites } from '../../../src/service/site/sites';
import { startService } from '../../../src/service/startService';
import { readSettings } from '../../../src/settings/readSettings';
import { siteConfig } from '../../../src/site.config';
import { freePort } from '../../../src/tools/bench/freePort';
import { bundleClient } from '../../../src/tools/export/bundle';
import { exportSite, rootNames } from '../../../src/tools/export/exportSite';
import { exportFonts } from '../../../src/tools/export/fonts';
import { hosts } from '../../../src/tools/local/addresses';
import { listen } from '../../../src/tools/local/listen';
import { localEnvironment } from '../../../src/tools/localEnvironment';
import { type Mailbox, openMailbox } from './mailbox';

/** Who may sign in. */
export const ownerEmail = 'owner@studio.test';

export interface World {
  /** Where each exported site is found. */
  readonly sites: Readonly<Record<Language, string>>;
  /** Where the service is found. */
  readonly service: string;
  readonly mailbox: Mailbox;
  /** Starts the service with an empty database, for an owner of this language; gives what stops it. */
  readonly startService: (language: Language) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

/**
 * Exports both sites with the addresses of a service on this machine, and serves them as static files.
 * @param folder absolute; emptied first.
 */
export async function createWorld(folder: string): Promise<World> {
  await rm(folder, { recursive: true, force: true });
  const clientFolder = path.join(folder, 'client');
  await mkdir(clientFolder, { recursive: true });
  const site = path.join(folder, 'site');
  const roots = { com: path.join(site, rootNames.en), coIl: path.join(site, rootNames.he) };
  const files = await listen(createSites({ roots }), { port: 0 });
  const port = await freePort();
  const service = `http://localhost:${port}`;
  const sites = {
    en: `http://${hosts.english}:${files.port}`,
    he: `http://${hosts.hebrew}:${files.port}`,
  };
  const environment = {
    ...localEnvironment(files.port),
    ORIGIN_EN: sites.en,
    ORIGIN_HE: sites.he,
    REVIEWS_API: service,
    CONTACT_ENDPOINT: `${service}/api/enquiries`,
  };
  const projectRoot = process.cwd();
  const client = await bundleClient({ projectRoot, folder: clientFolder });
  const fonts = await exportFonts(clientFolder);
  const { settings } = readSettings(siteConfig, environment);
  await exportSite({ projectRoot, settings, client, fonts, folder: site });

  const mailbox = await openMailbox();
  return {
    sites,
    service,
    mailbox,
    startService: async (language) => {
      const running = await startService({
        settings: readServiceSettings({
          ...environment,
          PORT: String(port),
          DATABASE_URL: `file:${path.join(folder, `${language}.db`)}`,
          SERVICE_SECRET: 'a secret of this test 0123456789 abcdef',
          SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
          MAIL_FROM: 'reviews@studio.test',
          OWNER_EMAIL: ownerEmail,
          OWNER_LANGUAGE: language,
        }),
        host: '127.0.0.1',
        log: createLog({
          write: (line) => void (/"level":"error"/.test(line) && console.log(line)),
        }),
      });
      return () => running.stop('the walk is over');
    },
    close: async () => {
      await files.close();
      await mailbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
