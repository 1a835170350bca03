import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderTable } from './headerTable';

/** Beside the roots, so that it is not served. */
export const hostingFolder = 'hosting';
/** Header tables of both roots, by name. */
export const headerTables = 'headers.json';

/** Header table of a root on disk; undefined if there is none. */
export async function readHeaderTable(root: string): Promise<HeaderTable | undefined> {
  const file = path.join(root, '..', hostingFolder, headerTables);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const tables: Readonly<Record<string, HeaderTable>> = JSON.parse(text);
  return tables[path.basename(root)];
}
