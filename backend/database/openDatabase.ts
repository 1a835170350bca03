import { access, constants } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Database, fileOf } from './database';
import { makeFolderOf } from './finish';
import { migrate } from './migrate';

const expectedPlace =
  'a file whose folder exists and can be written, or a hosted database that answers';

/**
 * Opens the database and migrates it; creates a missing file and its folder.
 * @param url `file:…` (relative to the working directory) or `libsql://…`.
 * @throws Error in one line, without secrets.
 */
export async function openDatabase(url: string): Promise<Database> {
  // Without its token.
  const [place] = url.split('?');
  let database: Database | undefined;
  try {
    const file = fileOf(url);
    if (file !== undefined) await access(await makeFolderOf(file), constants.W_OK);
    database = await connect(url);
    await Promise.race([migrate(database), late()]);
    // Migrations may have nothing to do, and SQLite begins a transaction on a file that it cannot write.
    await database.write([{ sql: 'DELETE FROM items WHERE false' }]);
    return database;
  } catch (error) {
    await database?.close();
    const cause = error instanceof Error ? error.message : String(error);
    // The error of another schema says itself what is expected.
    const expected = Object(error).code ? `; expected ${expectedPlace}` : '';
    throw new Error(`DATABASE_URL ${place} cannot be used: ${cause}${expected}`, { cause: error });
  }
}

/** Fails after 15 s, because a hosted database may never answer. */
async function late(): Promise<never> {
  await wait(15_000, undefined, { ref: false });
  throw new Error('no answer within 15 seconds');
}
