import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type HeaderTable, type HeaderValues, noTransform } from './headerTable';
import { type HostedSite, nginxFile } from './nginxFile';

/** Beside the roots, so that it is not served. */
const hostingFolder = 'hosting';
/** Header tables of both roots, by name. */
const headerTables = 'headers.json';

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

/** Header table of a root on disk; undefined if there is none. */
export async function readHeaderTable(root: string): Promise<HeaderTable | undefined> {
  const file = path.join(root, '..', hostingFolder, headerTables);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const tables: Readonly<Record<string, HeaderTable>> = JSON.parse(text);
  return tables[path.basename(root)];
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

/** Path of a root from the folder of its files in `hosting`. */
const rootOf = ({ name }: HostedSite) => `../../${name}`;

/**
 * `wrangler.jsonc` of a root, for Cloudflare Workers with static assets. Source: Cloudflare's documentation, "Static assets".
 */
function wranglerFile(site: HostedSite): string {
  const { hostname } = new URL(site.origin);
  const config = {
    name: hostname.replaceAll('.', '-'),
    // Without a script of our own, the date changes nothing that we use.
    compatibility_date: '2026-11-01',
    assets: {
      directory: rootOf(site),
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
    routes: [{ pattern: hostname, custom_domain: true }],
    // The same site at another address would be a copy to search engines.
    workers_dev: false,
  };
  return `// Written by npm run build. docs/operator.md says how to use it.\n${JSON.stringify(config, null, 2)}\n`;
}

/**
 * `netlify.toml` of a root; headers and redirects are in the root itself. Source: Netlify's
 * documentation, "File-based configuration".
 */
function netlifyFile(site: HostedSite): string {
  return `# Written by npm run build. docs/operator.md says how to use it.
[build]
publish = "${rootOf(site)}"

# /services.html leads to /services.
[build.processing.html]
pretty_urls = true
`;
}

/**
 * The `_headers` file of a root for Netlify and Cloudflare. Netlify uses the last rule for a header, Cloudflare
 * joins them, so no two rules set the same header for one path. The not-found page answers under any path and has a
 * meta policy instead. Without `no-transform`, with which Cloudflare sends pages uncompressed.
 */
function headersFile({ everywhere, overTls, rules }: HeaderTable): string {
  const blocks = [{ path: '/*', headers: { ...everywhere, ...overTls } }, ...rules];
  return blocks.map(({ path, headers }) => `${path}\n${lines(headers)}\n`).join('');
}

function lines(headers: HeaderValues): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value.replace(noTransform, '')}`)
    .join('\n');
}
