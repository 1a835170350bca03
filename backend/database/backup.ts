import { existsSync } from 'node:fs';
import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { deleteItems, isOne } from '../items';
import { connect, type Database, fileOf } from './database';
import { recordedDeletions } from './deletions';
import { finish, makeFolderOf } from './finish';
import { schemaOf } from './migrate';

/**
 * Writes a complete, consistent copy of the database to a new file while the service runs. The file appears after it
 * is verified, readable only by its owner; its folder is created.
 * @throws Error if the database is hosted or missing, the file exists, or the copy is damaged.
 */
export async function backUp(url: string, file: string): Promise<void> {
  const source = embeddedFile(url);
  refuseMissing(url);
  if (existsSync(file)) throw new Error(`${file} already exists: expected a new name`);
  const folder = await makeFolderOf(file);
  // One name in each folder, so that a backup removes what a killed one has left.
  const partial = path.join(folder, unfinished);
  await rm(partial, { force: true });
  const sql = `VACUUM INTO '${path.resolve(partial).replaceAll("'", "''")}'`;
  try {
    await withDatabase(source, (database) => database.run(sql));
    await check(partial);
    await finish(partial);
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/**
 * Replaces the database by a backup, and keeps the old database under another name: `kept`, undefined if there was
 * none. What was deleted on request since the backup is deleted again: `deleted` is its number.
 * @throws Error if the file is not a valid backup, or a program uses the database.
 */
export async function restore(url: string, file: string, now: number) {
  const target = embeddedFile(url);
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  await check(file);
  const partial = `${target}${unfinished}`;
  try {
    await makeFolderOf(target);
    await copyFile(file, partial);
    const ids = await recordedDeletions(target);
    const { count: deleted } = await withDatabase(partial, async (database) => {
      // A single file, whatever its journal.
      await database.run('PRAGMA journal_mode = DELETE');
      return deleteItems(database, `id ${isOne}`, { ids: JSON.stringify(ids) });
    });
    await finish(partial);
    const kept = existsSync(target) ? await setAside(target, now) : undefined;
    await rename(partial, target);
    return { kept, deleted };
  } finally {
    await rm(partial, { force: true });
  }
}

/** @throws Error if the file of the database is missing. */
export function refuseMissing(url: string): void {
  const file = fileOf(url);
  if (file !== undefined && !existsSync(file)) throw new Error(`There is no database at ${file}`);
}

/** Name of a file that is not complete, or its end. */
const unfinished = '.backup-partial';

function embeddedFile(url: string): string {
  const file = fileOf(url);
  if (file !== undefined) return file;
  throw new Error(
    'DATABASE_URL is no file: expected file:…; a hosted database has its own backups',
  );
}

async function check(file: string): Promise<void> {
  await withDatabase(file, async (database) => {
    const rows = await database.all(v.object({ integrity_check: v.string() }), {
      sql: 'PRAGMA integrity_check',
    });
    if (rows[0]?.integrity_check !== 'ok') throw new Error('it is damaged');
    if ((await schemaOf(database)) === 0) throw new Error('it is empty');
  }).catch((error: unknown) => {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be used as a whole backup of this service: ${cause}`);
  });
}

/** Moves everything into one file and out of the way. */
async function setAside(file: string, now: number): Promise<string> {
  await withDatabase(file, (database) => database.run('PRAGMA journal_mode = DELETE')).catch(() => {
    throw new Error(`${file} is in use: expected the service to be stopped first`);
  });
  const kept = `${file}${replaced}${new Date(now).toISOString().replace(/\W/g, '')}`;
  await rename(file, kept);
  await Promise.all(['-wal', '-shm'].map((end) => rm(`${file}${end}`, { force: true })));
  return kept;
}

/** In the name of a database that a backup has replaced, before its time. */
const replaced = '.before-';

/** Runs one action on the database, and on each that a backup has replaced. */
export async function everywhere<T>(database: Database, act: (one: Database) => Promise<T>) {
  const results = [await act(database)];
  const { dir, base } = path.parse(database.file ?? '');
  const names = dir === '' ? [] : await readdir(dir);
  for (const name of names.filter((one) => one.startsWith(base + replaced) && one.endsWith('Z'))) {
    results.push(await withDatabase(path.join(dir, name), act));
  }
  return results;
}

/** Runs one action on a file that no program uses. */
async function withDatabase<T>(file: string, act: (database: Database) => Promise<T>) {
  const database = await connect(`file:${file}`, true);
  return act(database).finally(database.close);
}
