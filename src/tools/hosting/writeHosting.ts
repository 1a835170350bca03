import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headerTables, hostingFolder } from '../../service/site/readHeaderTable';
import { headersFile } from './headersFile';
import type { HostedSite } from './hostedSite';
import { nginxFile } from './nginxFile';
import { redirectsFile } from './redirectsFile';

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
