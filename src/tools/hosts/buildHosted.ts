import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readSettings } from '../../settings/readSettings';
import { siteConfig } from '../../site.config';
import { bundleClient } from '../export/bundle';
import { compressTexts } from '../export/compress';
import { exportFonts } from '../export/fonts';
import { hostedSettings } from './hostedSites';

/**
 * Builds both sites as they are deployed, with every outside service, into `site` of an empty folder; and into
 * `plain` for a host that sends no headers.
 */
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
  const plain = path.join(folder, 'plain');
  await exportSite({ projectRoot, settings, client, fonts, folder: site });
  await exportSite({ projectRoot, settings, client, fonts, folder: plain, hasMetaPolicy: true });
  // Such a host is told nothing.
  await rm(path.join(plain, 'hosting'), { recursive: true });
  await compressTexts(...Object.values(rootNames).map((name) => path.join(site, name)));
}
