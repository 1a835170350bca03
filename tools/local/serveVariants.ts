import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../locales/languages';
import { readSettings } from '../../src/settings/readSettings';
import { siteConfig } from '../../src/site.config';
import { bundleClient } from '../export/bundle';
import { exportFonts } from '../export/fonts';
import { localEnvironment } from './addresses';
import { type Listening, listen } from './listen';
import { openLocalDatabase } from './localDatabase';
import { createLocalServices } from './server';

/** One way to build and serve the site. */
export interface Variant {
  /** Settings by the names of `.env.example`; others are as in `npm start`. Default: serves the export of `default`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Serves this language's root on every host, to test a mismatch of folder and host. */
  readonly oneRoot?: Language;
}

/**
 * Builds the code once, and exports and serves it in several variants, each on its own port. `NODE_ENV` must be
 * `production`.
 * @param folder absolute; emptied first.
 * @param inspecting as in the options of the bundle.
 */
export async function serveVariants<Name extends string>(
  variants: Readonly<Record<Name, Variant>>,
  folder: string,
  inspecting?: readonly string[],
): Promise<Readonly<Record<Name, Listening>>> {
  const clientFolder = path.join(folder, 'client');
  await rm(folder, { recursive: true, force: true });
  await mkdir(clientFolder, { recursive: true });
  const client = await bundleClient(clientFolder, inspecting);
  const fonts = await exportFonts(clientFolder);
  // Imports React, which must see the production environment.
  const { exportSite } = await import('../export/exportSite');

  const serve = async (name: string, { environment, oneRoot }: Variant) => {
    const site = path.join(folder, environment ? name : 'default');
    const database = await openLocalDatabase('file::memory:');
    const services = createLocalServices({ folder: site, oneRoot, database, log: () => {} });
    const listening = await listen(services, { port: 0 });
    if (!environment) return listening;
    const { settings } = readSettings(siteConfig, {
      ...localEnvironment(listening.port),
      ...environment,
    });
    await exportSite({ settings, client, fonts, folder: site });
    return listening;
  };
  const served: Partial<Record<Name, Listening>> = {};
  for (const name of Object.keys(variants) as Name[])
    served[name] = await serve(name, variants[name]);
  return served as Record<Name, Listening>;
}
