import { existsSync } from 'node:fs';
import { chmod, copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { connect, type Database } from './database';
import { latestSchema, schemaOf } from './migrate';
import { fileOf } from './openDatabase';

/**
 * Writes a complete, consistent copy of the database to a new file while the service runs. The file appears after it
 * is verified, readable only by its owner.
 * @throws Error if the database is hosted or missing, the file exists, or the copy is damaged.
 */
export async function backUp(url: string, file: string): Promise<void> {
  const source = embeddedFile(url);
  if (!existsSync(source)) throw new Error(`There is no database at ${source}`);
  if (existsSync(file)) throw new Error(`${file} already exists: expected a new name`);
  await removeUnfinished(path.dirname(file));
  const partial = `${file}${unfinished}`;
  await rm(partial, { force: true });
  const database = await connect(`file:${source}`);
  try {
    await database.run(`VACUUM INTO '${path.resolve(partial).replaceAll("'", "''")}'`);
    await chmod(partial, 0o600);
    await check(partial);
    await reachDisk(partial);
    await rename(partial, file);
  } finally {
    await database.close();
    await rm(partial, { force: true });
  }
}

/**
 * Replaces the database by a backup, and keeps the old database under another name. Returns that name; undefined if
 * there was none.
 * @throws Error if the file is not a valid backup, or a program uses the database.
 */
export async function restore(url: string, file: string, now: number): Promise<string | undefined> {
  const target = embeddedFile(url);
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  await check(file);
  const partial = `${target}${unfinished}`;
  try {
    await copyFile(file, partial);
    await chmod(partial, 0o600);
    await reachDisk(partial);
    const kept = existsSync(target) ? await setAside(target, now) : undefined;
    await rename(partial, target);
    return kept;
  } finally {
    await rm(partial, { force: true });
  }
}

/** Ends the name of a file that is not complete. */
const unfinished = '.backup-partial';

/** Removes what killed backups left, under any name; one that is still written is younger than an hour. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(unfinished));
  for (const name of names) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > 60 * 60 * 1000) await rm(file, { force: true });
  }
}

function embeddedFile(url: string): string {
  const file = fileOf(url);
  if (file !== undefined) return file;
  throw new Error(
    'DATABASE_URL is no file: expected file:…; a hosted database has its own backups',
  );
}

async function check(file: string): Promise<void> {
  const findings = await withDatabase(file, async (database) => {
    const rows = await database.all(v.object({ integrity_check: v.string() }), {
      sql: 'PRAGMA integrity_check',
      args: [],
    });
    const schema = await schemaOf(database);
    if (schema > latestSchema) return `has schema ${schema}, newer than ${latestSchema}`;
    return rows[0]?.integrity_check === 'ok' ? undefined : 'is damaged';
  }).catch(() => 'is no database of this service');
  if (findings !== undefined) throw new Error(`${file} ${findings}: expected a whole backup`);
}

/** Moves everything into one file and out of the way. */
async function setAside(file: string, now: number): Promise<string> {
  await withDatabase(file, (database) => database.run('PRAGMA journal_mode = DELETE')).catch(() => {
    throw new Error(`${file} is in use: expected the service to be stopped first`);
  });
  const kept = `${file}.before-${new Date(now).toISOString().replace(/\W/g, '')}`;
  await rename(file, kept);
  await Promise.all(['-wal', '-shm'].map((end) => rm(`${file}${end}`, { force: true })));
  return kept;
}

async function withDatabase<T>(file: string, act: (database: Database) => Promise<T>): Promise<T> {
  const database = await connect(`file:${path.resolve(file)}`, true);
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

async function reachDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
