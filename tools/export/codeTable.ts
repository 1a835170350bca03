import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages } from '../../locales/languages';
import type { PageData } from '../../src/app/pageData';
import { sitePages } from '../../src/site.pages';
import { pageComponent } from '../indexes';
import { type ClientBundles, entries } from './bundle';

/** Source file of each separately loaded chunk. */
const pieces: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    sitePages.map(({ path, name }) => [path, `src/pages/${pageComponent(name)}.tsx`]),
  ),
  portfolio: 'src/content/portfolio.ts',
  menuEditor: 'src/features/menuEditor/MenuEditor.tsx',
  carriedMenu: 'src/features/menuEditor/menuPicture.ts',
  bookingDialog: 'src/features/booking/BookingDialog.tsx',
  ...Object.fromEntries(Object.keys(languages).map((code) => [code, `locales/${code}.ts`])),
};

/** Addresses of the files of every chunk. */
export function codeAddresses(client: ClientBundles): PageData['code'] {
  return Object.fromEntries(
    Object.entries(pieces).map(([name, source]) => [name, client.filesOf(source).map(addressOf)]),
  );
}

/** Address of a script that pages load. */
export function entryAddress(client: ClientBundles, name: keyof typeof entries): string {
  return addressOf(client.filesOf(entries[name])[0]);
}

function addressOf(file: string): string {
  return `/assets/${file}`;
}

/** Files of a page in order of need: shared code, messages, data, the page's own. */
export function codeOfPage(
  client: ClientBundles,
  language: Language,
  siteData: string,
  address: string,
): readonly string[] {
  const filesOf = (name: string) => client.filesOf(pieces[name] ?? '');
  const [hydrate = '', main = hydrate, ...others] = client.filesOf('src/start/hydrate.tsx');
  if (others.length > 0)
    throw new Error(
      `the start needs ${others.join(', ')} beside main: expected all of it in one bundle (package.json, and node_modules inside of the project)`,
    );
  const page = sitePages.find(({ path }) => path === address);
  const own = page && [address, ...('needs' in page ? [page.needs] : [])].flatMap(filesOf);
  const [start] = client.filesOf(entries.client);
  const files = [start, main, hydrate, ...filesOf(language), siteData, ...(own ?? [])];
  return [...new Set(files)];
}

/** Writes data that all pages of a root share, without unused languages, as a module. Returns its file's name. */
export async function writeSiteData(root: string, data: PageData, unused: readonly string[]) {
  const used = (key: string, value: unknown) => (unused.includes(key) ? undefined : value);
  const text = Object.entries(data)
    .map(([name, value]) => `export const ${name}=${JSON.stringify(value, used)};\n`)
    .join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `siteData.${hash}.js`;
  await writeFile(path.join(root, 'assets', file), text);
  return file;
}
