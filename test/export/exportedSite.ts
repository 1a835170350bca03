import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { type Language, languageCodes, languages } from '../../locales/languages';
import { exampleSettings } from '../support/exampleSettings';
import { testYear } from '../support/siteWords';
import { exportInto } from './exportInto';

/** Each language with its root. */
export const bothRoots = [
  ['en', 'com'],
  ['he', 'co.il'],
] as const satisfies readonly [Language, string][];

/** Folders of all languages. */
export const roots = languageCodes.map((language) => languages[language].root);

/** An unknown path. */
export const unknownPath = '/404';

const exports = path.resolve('.cache/test/export');
const sources = 'tools src locales machines static test/export test/support'.split(' ');
const key = hashOfFiles(sources);

// One export for all test files, reused until a source changes.
beforeAll(async () => {
  if (existsSync(path.join(exports, key))) return;
  await mkdir(exports, { recursive: true });
  const scratch = await mkdtemp(path.join(exports, `${key}-`));
  await exportInto(scratch, exampleSettings, { now: new Date(Date.UTC(testYear, 5)) });
  // Another worker may have finished first.
  await rename(scratch, path.join(exports, key)).catch(() => rm(scratch, { recursive: true }));
  const outdated = (await readdir(exports)).filter((name) => !name.startsWith(key));
  for (const name of outdated) await rm(path.join(exports, name), { recursive: true, force: true });
}, 300_000);

/** Path in the folder of the two roots. */
export function siteAt(...names: readonly string[]): string {
  return path.join(exports, key, 'site', ...names);
}

/** A file of the site as text. */
export function readSiteFile(root: string, file: string): Promise<string> {
  return readFile(siteAt(root, file), 'utf8');
}

/** Every page of a root, including the not-found page. */
export async function pagesOf(root: string) {
  const files = (await readdir(siteAt(root))).filter((name) => /^(?!menu\b).*\.html$/.test(name));
  return Promise.all(files.map(async (name) => ({ name, $: await readPageFile(root, name) })));
}

/** A page as a browser without scripts reads it. */
export function readPage(address: string, language: Language): Promise<CheerioAPI> {
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  return readPageFile(languages[language].root, file);
}

const parsed = new Map<string, CheerioAPI>();

async function readPageFile(root: string, file: string): Promise<CheerioAPI> {
  const place = path.join(root, file);
  const page =
    parsed.get(place) ?? load(await readSiteFile(root, file), { scriptingEnabled: false });
  parsed.set(place, page);
  return page;
}

function hashOfFiles(folders: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const file = path.join(entry.parentPath, entry.name);
        hash.update(file).update(readFileSync(file));
      }
  return hash.digest('hex').slice(0, 16);
}
