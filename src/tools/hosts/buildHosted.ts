import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readSettings } from '../../settings/readSettings';
import { siteConfig } from '../../site.config';
import { bundleClient } from '../export/bundle';
import { compressTexts } from '../export/compress';
import { exportFonts } from '../export/fonts';
import { hostedSettings } from './hostedSites';

/** Builds both sites as they are deployed, with every outside service, into an empty folder. */
export async function buildHosted(folder: string): Promise<void> {
  const clientFolder = path.join(folder, 'client');
  await mkdir(clientFolder, { recursive: true });
  const projectRoot = process.cwd();
  const client = await bundleClient({ projectRoot, folder: clientFolder });
  const fonts = await exportFonts(clientFolder);
  // Reads React, which has to see the environment of a production build.
  const { exportSite, rootNames } = await import('../export/exportSite');
  const { settings } = readSettings(siteConfig, hostedSettings);
  const site = path.join(folder, 'site');
  await exportSite({ projectRoot, settings, client, fonts, folder: site });
  await compressTexts(...Object.values(rootNames).map((name) => path.join(site, name)));
}
