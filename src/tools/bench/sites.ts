import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressTexts } from '../export/compress';
import { hosts } from '../local/addresses';
import { listen } from '../local/listen';
import { inMemory, openLocalDatabase } from '../local/localDatabase';
import { createLocalServices } from '../local/server';
import { serveVariants } from '../local/serveVariants';

/** Base addresses of the English and Hebrew sites. */
interface Origins {
  readonly en: string;
  readonly he: string;
}

export interface BenchSites {
  readonly ours: Origins;
  /** With a measurement id, so that visits are counted. */
  readonly counted: Origins;
  /** Control: the same pages without scripts. */
  readonly plain: Origins;
  /** HTML size of the largest page, in kB of brotli. */
  readonly largestHtml: number;
}

/**
 * Builds and serves the site and its control, compressed as deployed.
 * @param folder absolute; emptied first.
 */
export async function serveBenchSites(folder: string): Promise<BenchSites> {
  const variants = {
    ours: { environment: {} },
    counted: { environment: { ANALYTICS_ID: 'G-TEST123456' } },
  };
  const { ours, counted } = await serveVariants(variants, folder);
  for (const name of Object.keys(variants)) await compressTexts(path.join(folder, name));
  const plainFolder = path.join(folder, 'plain');
  await cp(path.join(folder, 'ours'), plainFolder, { recursive: true });
  const files = (await readdir(plainFolder, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  );
  let largest = 0;
  for (const name of files) {
    const file = path.join(plainFolder, name);
    largest = Math.max(largest, (await readFile(`${file}.br`)).length);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
  await compressTexts(plainFolder);
  const roots = { com: path.join(plainFolder, 'com'), coIl: path.join(plainFolder, 'co.il') };
  const database = await openLocalDatabase({ url: inMemory });
  const services = createLocalServices({ roots, database, log: () => {} });
  const plain = await listen(services, { port: 0 });
  const originsAt = ({ port }: { readonly port: number }) => ({
    en: `http://${hosts.english}:${port}`,
    he: `http://${hosts.hebrew}:${port}`,
  });
  return {
    ours: originsAt(ours),
    counted: originsAt(counted),
    plain: originsAt(plain),
    largestHtml: largest / 1000,
  };
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g, '');
}
