import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressTexts } from '../export/compress';
import { localAddresses } from '../local/addresses';
import { serveVariants } from '../local/serveVariants';

type Origins = ReturnType<typeof localAddresses>['sites'];

export interface BenchSites {
  readonly ours: Origins;
  /** With a measurement id, so that visits are counted. */
  readonly counted: Origins;
  /** Control: the same pages without scripts. */
  readonly plain: Origins;
}

/**
 * Builds and serves the site and its control, compressed as deployed.
 * @param folder absolute; emptied first.
 */
export async function serveBenchSites(folder: string): Promise<BenchSites> {
  const counted = { environment: { ANALYTICS_ID: 'G-TEST123456', ANALYTICS_CONSENT: 'none' } };
  const variants = { ours: { environment: {} }, counted, plain: { environment: {} } };
  const served = await serveVariants(variants, folder);
  const plainFolder = path.join(folder, 'plain');
  for (const name of await readdir(plainFolder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(plainFolder, name);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
  for (const name of Object.keys(variants)) await compressTexts(path.join(folder, name));
  const originsOf = ({ port }: { readonly port: number }) => localAddresses(port).sites;
  return {
    ours: originsOf(served.ours),
    counted: originsOf(served.counted),
    plain: originsOf(served.plain),
  };
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g, '');
}
