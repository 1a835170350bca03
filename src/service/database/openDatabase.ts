import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { connect, type Database } from './database';
import { migrate } from './migrate';

/** A database that cannot be used; the message says which, why, and what is expected. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens the database and brings it to this program's schema; a file that is not there is made, and its folder.
 * @param url `file:…` (relative to the folder the command was started in), or `libsql://…`.
 * @throws DatabaseError in one line, without what is secret in the address.
 */
export async function openDatabase(url: string, now: () => number): Promise<Database> {
  const place = placeOf(url);
  let database: Database | undefined;
  try {
    const file = fileOf(url);
    if (file !== undefined) await makeWritable(path.dirname(file));
    database = await connect(file === undefined ? url : pathToFileURL(file).href);
    await migrate(database, now);
    return database;
  } catch (error) {
    database?.close();
    const cause = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`DATABASE_URL ${place} cannot be used: ${cause}`, { cause: error });
  }
}

/** The file of an embedded database; undefined for a hosted one, and for one in memory. */
export function fileOf(url: string): string | undefined {
  if (!url.startsWith('file:') || url === 'file::memory:') return undefined;
  return url.startsWith('file://') ? fileURLToPath(url) : path.resolve(url.slice('file:'.length));
}

/** The address without its token, for people. */
function placeOf(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/\/\/[^/@]*@/, '//');
}

async function makeWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}
