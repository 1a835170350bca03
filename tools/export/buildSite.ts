import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import type { Settings } from '../../src/settings/settingsSchema';
import { siteFacts } from '../facts/siteFacts';
import { bundleClient } from './bundle';
import { compressTexts } from './compress';
import { exportSite } from './exportSite';
import { exportFonts } from './fonts';
import { convertPhotos } from './photos';

interface Options {
  readonly settings: Settings;
  /** Output folder of both roots, relative to the project. */
  readonly folder: string;
  /** Receives one line after each phase. */
  readonly log: (line: string) => void;
  /** As in the options of the bundle. */
  readonly isInspectable?: boolean;
}

/**
 * Builds both sites.
 * @returns the duration in ms, as a line.
 */
export async function buildSite(options: Options): Promise<string> {
  const { settings, folder, log, isInspectable } = options;
  const clientFolder = path.resolve('.cache/code', folder.replace(/\W+/g, '-'));
  const clock = stopwatch(log);
  // First, so that an unusable original is reported before the code is built. The export reads
  // the results.
  await convertPhotos(process.cwd(), siteFacts);
  clock.lap('photographs');
  await rm(clientFolder, { recursive: true, force: true });
  await mkdir(clientFolder, { recursive: true });
  const client = await bundleClient(clientFolder, isInspectable);
  clock.lap('code');
  const fonts = await exportFonts(clientFolder);
  clock.lap('fonts');
  await exportSite({
    settings,
    client,
    fonts,
    folder: path.resolve(folder),
    now: momentOfBuild(process.env.SOURCE_DATE_EPOCH),
  });
  clock.lap('pages');
  await compressTexts(
    ...siteLanguages(settings).map((language) => path.resolve(folder, languages[language].root)),
  );
  clock.lap('compressed copies');
  return `Built in ${clock.total()} ms`;
}

/** Seconds since 1970, if set, so that an older commit builds to the same bytes. Source: reproducible-builds.org. */
function momentOfBuild(epoch = ''): Date {
  if (epoch === '') return new Date();
  if (/^\d{1,11}$/.test(epoch)) return new Date(Number(epoch) * 1000);
  throw new Error(`SOURCE_DATE_EPOCH is ${epoch}: expected seconds since 1970`);
}

function stopwatch(log: (line: string) => void) {
  const first = performance.now();
  let last = first;
  return {
    lap(name: string) {
      const now = performance.now();
      log(`  ${name.padEnd(18)} ${String(Math.round(now - last)).padStart(6)} ms`);
      last = now;
    },
    total: () => Math.round(last - first),
  };
}
