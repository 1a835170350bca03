import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages } from '../../../locales/languages';
import { compressTexts } from '../export/compress';
import { localAddresses } from '../local/addresses';
import { type Listening, listen } from '../local/listen';
import { inMemory, openLocalDatabase } from '../local/localDatabase';
import { createLocalServices } from '../local/server';
import { serveVariants } from '../local/serveVariants';
import type { Counting } from './figure';
import { keptReviews } from './reviewsAnswer';

/** Addresses without a trailing slash, by language. */
export type Origins = Readonly<Record<Language, string>>;

/** One way of building the site, and its control: the same pages without a script. */
export interface BenchSite {
  readonly counting: Exclude<Counting, null>;
  readonly ours: Origins;
  readonly plain: Origins;
  /** Absolute; holds the two roots, `com` and `co.il`. */
  readonly folder: string;
}

export interface BenchSites {
  readonly withoutId: BenchSite;
  readonly withId: BenchSite;
  close(): Promise<void>;
}

const variants = {
  withoutId: { environment: { ANALYTICS_ID: '' } },
  withId: { environment: { ANALYTICS_ID: 'G-TEST123456' } },
} as const;

/**
 * Builds the site with a measurement id and without, compressed as it is deployed, and serves each beside its
 * control.
 * @param folder absolute; emptied first.
 */
export async function serveBenchSites(folder: string): Promise<BenchSites> {
  // A first page of cards, without a request that a test tool would have to answer.
  const listening = await serveVariants(variants, folder, { reviews: keptReviews(12) });
  const opened: Listening[] = Object.values(listening);
  const site = async (name: keyof typeof variants, counting: BenchSite['counting']) => {
    const own = path.join(folder, name);
    const plainFolder = path.join(folder, `${name}-without-scripts`);
    await compressTexts(own);
    await cp(own, plainFolder, { recursive: true });
    await takeScriptsOut(plainFolder);
    const plain = await serve(plainFolder);
    opened.push(plain);
    return {
      counting,
      ours: originsAt(listening[name].port),
      plain: originsAt(plain.port),
      folder: own,
    };
  };
  return {
    withoutId: await site('withoutId', 'without id'),
    withId: await site('withId', 'with id'),
    close: async () => void (await Promise.all(opened.map(({ close }) => close()))),
  };
}

/** The page without what it runs or fetches to run. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g, '');
}

async function takeScriptsOut(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = path.join(folder, name);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
  await compressTexts(folder);
}

async function serve(folder: string): Promise<Listening> {
  const roots = { com: path.join(folder, 'com'), coIl: path.join(folder, 'co.il') };
  const database = await openLocalDatabase({ url: inMemory });
  return listen(createLocalServices({ roots, database, log: () => {} }), { port: 0 });
}

function originsAt(port: number): Origins {
  const { english, hebrew } = localAddresses(port);
  return { en: english, he: hebrew };
}

/** The codes of all languages. */
export const everyLanguage = Object.keys(languages) as Language[];
