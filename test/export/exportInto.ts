import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { byLanguage } from '../../locales/languages';
import type { Settings } from '../../src/settings/settingsSchema';
import type { ClientBundles } from '../../tools/export/bundle';
import type { ExportOptions } from '../../tools/export/exportSite';

/** Fake Parcel output with its content. */
export const builtFiles = {
  'boot.0000aaaa.js': 'boot',
  'counting.0a0a0a0a.js': 'counting',
  'reviews.7777cdcd.js': 'reviews',
  'client.1111bbbb.js': 'client',
  'menu.6666abab.js': 'menu',
  'en.2222cccc.js': 'words',
  'he.3333dddd.js': 'words',
  'page.4444eeee.js': 'page',
  'font.5555ffff.woff2': 'font',
};

const font = '/assets/font.5555ffff.woff2';

export const fonts = {
  faces: `@font-face{font-family:'Test';src:url(${font})}`,
  preload: byLanguage(() => [font]),
};

/** Exports both roots to `site` in a folder, over an earlier export. */
export async function exportInto(
  scratch: string,
  settings: Settings,
  options?: Pick<ExportOptions, 'now'>,
): Promise<void> {
  const clientFolder = path.join(scratch, 'client');
  await mkdir(clientFolder);
  for (const [file, content] of Object.entries(builtFiles)) {
    await writeFile(path.join(clientFolder, file), content);
  }
  const client: ClientBundles = {
    folder: clientFolder,
    packages: ['react', 'dlv'].map((name) => path.resolve('node_modules', name)),
    filesOf(source) {
      const { name } = path.parse(source);
      const built = Object.keys(builtFiles).find((file) => file.startsWith(`${name}.`));
      return [built ?? 'page.4444eeee.js'];
    },
  };
  const folder = path.join(scratch, 'site');
  await mkdir(path.join(folder, 'com'), { recursive: true });
  await writeFile(path.join(folder, 'com/left-over.html'), 'from the export before');
  await writeFile(path.join(folder, 'left-over.txt'), 'from the export before');
  // Most files read a shared export and do not need this.
  const { exportSite } = await import('../../tools/export/exportSite');
  await exportSite({ settings, client, fonts, folder, ...options });
}
