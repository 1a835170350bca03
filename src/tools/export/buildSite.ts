import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../settings/settingsSchema';
import { bundleClient } from './bundle';
import { exportSite } from './exportSite';
import { exportFonts } from './fonts';
import { weightTable } from './weightTable';

interface Options {
  readonly settings: Settings;
  /** Receives the two roots; relative to the project. */
  readonly folder: string;
}

/**
 * Builds both sites from nothing.
 * @returns the times of the phases, in ms, and the weight of every page, as text.
 */
export async function buildSite({ settings, folder }: Options): Promise<string> {
  const projectRoot = process.cwd();
  const clientFolder = path.join(projectRoot, '.cache/code', folder.replace(/\W+/g, '-'));
  const clock = stopwatch();
  await rm(clientFolder, { recursive: true, force: true });
  await mkdir(clientFolder, { recursive: true });
  const client = await bundleClient({ projectRoot, folder: clientFolder });
  clock.lap('code');
  const fonts = await exportFonts(clientFolder);
  clock.lap('fonts');
  const pages = await exportSite({
    projectRoot,
    settings,
    client,
    fonts,
    folder: path.join(projectRoot, folder),
  });
  clock.lap('pages');
  return `${clock.report()}\n${await weightTable(pages)}`;
}

function stopwatch() {
  const laps: string[] = [];
  let last = performance.now();
  const first = last;
  return {
    lap(name: string) {
      const now = performance.now();
      laps.push(`${name} ${Math.round(now - last)} ms`);
      last = now;
    },
    report: () => `Built in ${Math.round(last - first)} ms: ${laps.join(', ')}`,
  };
}
