import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import type { Settings } from '../../src/settings/settingsSchema';
import { siteFacts } from '../facts/siteFacts';
import { bundleClient, codeOf } from './bundle';
import { compressTexts } from './compress';
import { exportSite } from './exportSite';
import { exportFonts } from './fonts';
import { convertPhotos } from './photos';

interface Options {
  readonly settings: Settings;
  /** Output folder of both roots, relative to the project. */
  readonly folder: string;
  /** As in the options of the bundle. */
  readonly inspecting?: readonly string[];
}

/** Builds both sites. Returns a line with the duration in ms. */
export async function buildSite({ settings, folder, inspecting }: Options): Promise<string> {
  const started = performance.now();
  const codes = siteLanguages(settings);
  const clientFolder = codeOf(folder);
  // First, so that an unusable original is reported before the code is built. The export reads
  // the results.
  await convertPhotos(process.cwd(), siteFacts);
  await rm(clientFolder, { recursive: true, force: true });
  await mkdir(clientFolder, { recursive: true });
  const client = await bundleClient(clientFolder, inspecting);
  const fonts = await exportFonts(clientFolder, codes);
  await exportSite({ settings, client, fonts, folder: path.resolve(folder) });
  await compressTexts(...codes.map((code) => path.resolve(folder, languages[code].root)));
  return `Built in ${Math.round(performance.now() - started)} ms`;
}
