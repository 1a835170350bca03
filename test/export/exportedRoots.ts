import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import type { Language } from '../../locales/languages';
import type { Settings } from '../../src/settings/settingsSchema';
import type { ClientBundles } from '../../src/tools/export/bundle';
import { type ExportOptions, exportSite } from '../../src/tools/export/exportSite';

const projectRoot = path.resolve(__dirname, '../..');

/** Each language with its root. */
export const bothRoots = [
  ['en', 'com'],
  ['he', 'co.il'],
] as const satisfies readonly [Language, string][];

/** Built files that no build made, with their content. */
export const builtFiles = {
  'boot.0000aaaa.js': 'f(JSON.parse(`{"bootData":"written by the export"}`))',
  'counting.0a0a0a0a.js': 'counting',
  'client.1111bbbb.js': 'client',
  'en.2222cccc.js': 'words',
  'he.3333dddd.js': 'words',
  'page.4444eeee.js': 'page',
  'font.5555ffff.woff2': 'font',
};

const fonts = {
  faces: "@font-face{font-family:'Test';src:url(/assets/font.5555ffff.woff2)}",
  preload: { en: ['/assets/font.5555ffff.woff2'], he: ['/assets/font.5555ffff.woff2'] },
};

export interface ExportedRoots {
  /** Where the folder of the two roots lies, or what is in it. */
  at(...names: readonly string[]): string;
  /** A file of a root, as text. */
  read(root: string, file: string): Promise<string>;
  /** Every page of a root. */
  pagesOf(root: string): Promise<readonly { readonly name: string; readonly $: CheerioAPI }[]>;
}

/** The site as these settings export it, there while the tests of a `describe` run. */
export function exportedWith(
  settings: Settings,
  now?: Date,
  options: Pick<ExportOptions, 'hasMetaPolicy'> = {},
): ExportedRoots {
  let scratch: string;
  beforeAll(async () => {
    scratch = await mkdtemp(path.join(tmpdir(), 'export-'));
    await exportInto(scratch, settings, { ...(now && { now }), ...options });
  });
  afterAll(() => rm(scratch, { recursive: true, force: true }));
  const at = (...names: readonly string[]) => path.join(scratch, 'site', ...names);
  const read = (root: string, file: string) => readFile(at(root, file), 'utf8');
  return {
    at,
    read,
    async pagesOf(root) {
      const names = (await readdir(at(root))).filter((name) => name.endsWith('.html'));
      return Promise.all(names.map(async (name) => ({ name, $: load(await read(root, name)) })));
    },
  };
}

/** Exports over what an export before has left. */
async function exportInto(
  scratch: string,
  settings: Settings,
  options: Partial<ExportOptions>,
): Promise<void> {
  const clientFolder = path.join(scratch, 'client');
  await mkdir(clientFolder);
  for (const [file, content] of Object.entries(builtFiles)) {
    await writeFile(path.join(clientFolder, file), content);
  }
  const client: ClientBundles = {
    folder: clientFolder,
    boot: 'boot.0000aaaa.js',
    counting: 'counting.0a0a0a0a.js',
    client: 'client.1111bbbb.js',
    packages: ['react', 'dlv'].map((name) => path.join(projectRoot, 'node_modules', name)),
    filesOf(source) {
      if (source === 'locales/en.ts') return ['en.2222cccc.js'];
      if (source === 'locales/he.ts') return ['he.3333dddd.js'];
      return ['page.4444eeee.js'];
    },
  };
  const folder = path.join(scratch, 'site');
  await mkdir(path.join(folder, 'com'), { recursive: true });
  await writeFile(path.join(folder, 'com/left-over.html'), 'from the export before');
  await writeFile(path.join(folder, 'left-over.txt'), 'from the export before');
  await exportSite({ projectRoot, settings, client, fonts, folder, ...options });
}
