import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderTable } from './headerTable';

/** Beside the roots, so that it is not served. */
export const hostingFolder = 'hosting';
/** Header tables of both roots, by name. */
export const headerTables = 'headers.json';

const read = new Map<
  string,
  { readonly changed: number; readonly table: HeaderTable | undefined }
>();

/** Header table of a root on disk, reloaded when it changes; `undefined` if there is none. */
export async function readHeaderTable(root: string): Promise<HeaderTable | undefined> {
  const file = path.join(root, '..', hostingFolder, headerTables);
  const changed = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
  if (changed === undefined) return undefined;
  const known = read.get(root);
  if (known?.changed === changed) return known.table;
  const tables: Readonly<Record<string, HeaderTable>> = JSON.parse(await readFile(file, 'utf8'));
  const table = tables[path.basename(root)];
  read.set(root, { changed, table });
  return table;
}
