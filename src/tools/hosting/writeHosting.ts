import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFile } from './headersFile';
import type { HostedSite } from './hostedSite';
import { nginxFile } from './nginxFile';
import { headerTables, hostingFolder } from './readHeaderTable';

/**
 * Writes what each kind of host reads: `_headers` and `_redirects` into the roots; beside them the
 * configuration of nginx, and the header tables for other servers.
 * @param folder holds the roots.
 */
export async function writeHosting(folder: string, sites: readonly HostedSite[]): Promise<void> {
  const hosting = path.join(folder, hostingFolder);
  await mkdir(hosting, { recursive: true });
  for (const { name, pages, table } of sites) {
    await writeFile(path.join(folder, name, '_headers'), headersFile(table));
    await writeFile(path.join(folder, name, '_redirects'), redirectsFile(pages));
  }
  await writeFile(path.join(hosting, 'nginx.conf'), nginxFile(sites));
  const tables = Object.fromEntries(sites.map(({ name, table }) => [name, table]));
  await writeFile(path.join(hosting, headerTables), `${JSON.stringify(tables, null, 2)}\n`);
}

/**
 * The `_redirects` file of a root, which Netlify and Cloudflare Pages read: other spellings of each page.
 * Both take a closing slash off by themselves, and would redirect in a circle if they were told to.
 * Not forced with `!`, which Cloudflare refuses; where the file itself is found, Netlify sends that instead.
 */
function redirectsFile(pages: readonly string[]): string {
  const lines = pages.flatMap((page) =>
    otherSpellings(page).map((spelling) => `${spelling} ${page} 301\n`),
  );
  return lines.join('');
}

/** Those of any case cannot be said there: these are the two that people write. */
function otherSpellings(page: string): readonly string[] {
  if (page === '/') return ['/index.html', '/index'];
  const [first = '', ...rest] = page.slice(1);
  const capitalized = `/${first.toUpperCase()}${rest.join('')}`;
  return [`${page}.html`, capitalized, page.toUpperCase()];
}
