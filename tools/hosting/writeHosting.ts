import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFile } from './headersFile';
import { type HostedSite, nginxFile } from './nginxFile';
import { headerTables, hostingFolder } from './readHeaderTable';
import { netlifyFile, wranglerFile } from './staticHosts';

/**
 * Writes `_headers` and `_redirects` into the roots, and beside them the header tables and the configurations of nginx,
 * Cloudflare Workers and Netlify.
 * @param folder of the roots.
 */
export async function writeHosting(folder: string, sites: readonly HostedSite[]): Promise<void> {
  const hosting = path.join(folder, hostingFolder);
  await mkdir(hosting, { recursive: true });
  for (const site of sites) {
    const { name, pages, table } = site;
    await writeFile(path.join(folder, name, '_headers'), headersFile(table));
    await writeFile(path.join(folder, name, '_redirects'), redirectsFile(pages));
    await mkdir(path.join(hosting, name));
    await writeFile(path.join(hosting, name, 'wrangler.jsonc'), wranglerFile(site));
    await writeFile(path.join(hosting, name, 'netlify.toml'), netlifyFile(site));
  }
  await writeFile(path.join(hosting, 'nginx.conf'), nginxFile(sites));
  const tables = Object.fromEntries(sites.map(({ name, table }) => [name, table]));
  await writeFile(path.join(hosting, headerTables), `${JSON.stringify(tables, null, 2)}\n`);
}

/**
 * The `_redirects` file of a root for Netlify and Cloudflare: other spellings of each page. Both remove
 * trailing slashes themselves, so a rule would loop. Without `!`, which Cloudflare rejects; Netlify prefers an
 * existing file.
 */
function redirectsFile(pages: readonly string[]): string {
  const lines = pages.flatMap((page) =>
    otherSpellings(page).map((spelling) => `${spelling} ${page} 301\n`),
  );
  return lines.join('');
}

/** These hosts cannot match any case, so the two common spellings are listed. */
function otherSpellings(page: string): readonly string[] {
  if (page === '/') return ['/index.html', '/index'];
  const [first = '', ...rest] = page.slice(1);
  const capitalized = `/${first.toUpperCase()}${rest.join('')}`;
  return [`${page}.html`, capitalized, page.toUpperCase()];
}
