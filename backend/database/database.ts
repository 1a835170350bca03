import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient, type InStatement, LibsqlError } from '@libsql/client';
import * as v from 'valibot';
import { createWriter, retryWhileLocked, type Statement } from './writer';

/** The database interface of repositories. Every method may reject with a LibsqlError. */
export type Database = Awaited<ReturnType<typeof connect>>;

/**
 * Connects to a `file:` (embedded) or `libsql:` (hosted) database. Creates no tables: see `migrate`.
 * @param isInspected leaves the journal mode, and so the file, as it is, and waits for no other program.
 * @throws LibsqlError if it cannot be opened or reached.
 */
export async function connect(url: string, isInspected = false) {
  /** Maximum time to retry a locked database, in ms. */
  let patience = isInspected ? 0 : 5000;
  const isEmbedded = url.startsWith('file:');
  const file = fileOf(url);
  // A single connection, so that its settings apply to every statement. It blocks the process for at most this time.
  const client = createClient({
    // A path may contain characters with a meaning in URLs.
    url: file === undefined ? url : pathToFileURL(file).href,
    concurrency: isEmbedded ? 1 : 20,
    timeout: 20,
  });
  const pragmas = 'PRAGMA synchronous = FULL; PRAGMA secure_delete = ON';
  const prepare = async () => (isEmbedded ? client.executeMultiple(pragmas) : undefined);
  const write = createWriter(client, prepare, () => patience);
  const soon = <T>(act: () => Promise<T>) => retryWhileLocked(act, performance.now() + patience);
  const read = (sql: InStatement) => soon(() => client.execute(sql)).catch(throwAsFault);
  let isDamaged = false;
  const throwAsFault = (error: unknown): never => {
    const message = error instanceof Error ? error.message : String(error);
    const fault = error instanceof LibsqlError ? error : new LibsqlError(message, 'UNREACHABLE');
    isDamaged ||= /^SQLITE_(CORRUPT|NOTADB)/.test(fault.code);
    throw fault;
  };

  /**
   * Erases deleted text from all files: the write-ahead log holds it until a checkpoint. Returns false if another
   * program is reading and the log has to stay.
   */
  const emptyJournal = async () => {
    if (!isEmbedded || isInspected) return true;
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    return rows[0]?.busy === 0;
  };

  try {
    await prepare();
    if (isEmbedded && !isInspected) {
      await soon(() => client.executeMultiple('PRAGMA journal_mode = WAL'));
    }
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    /** Its file; undefined for a hosted one or one in memory. */
    file,
    /** Reads rows and validates each by the schema. */
    all: async <Schema extends v.GenericSchema>(schema: Schema, statement: Statement) => {
      const { rows } = await read(statement);
      return rows.map((row) => v.parse(schema, row));
    },
    /** Runs statements in one durable transaction. Returns the number of changed rows of each. */
    write: async (statements: readonly Statement[]): Promise<readonly number[]> => {
      const results = await write(statements).catch(throwAsFault);
      return results.map(({ rowsAffected }) => rowsAffected);
    },
    /** True once a read or a write has found a damaged page. */
    isDamaged: () => isDamaged,
    /** Runs SQL that cannot be in a transaction, such as VACUUM. */
    run: (sql: string) => client.executeMultiple(sql),
    emptyJournal,
    /** Leaves a single file, unless another program uses the database. */
    close: async () => {
      patience = 0;
      // libSQL does not checkpoint on close. A locked database keeps its log for the next program.
      if (!client.closed) await emptyJournal().catch(() => {});
      client.close();
    },
  };
}

/** File of an embedded database; undefined for a hosted one or one in memory. */
export function fileOf(url: string): string | undefined {
  if (!url.startsWith('file:') || url === 'file::memory:') return undefined;
  return url.startsWith('file://') ? fileURLToPath(url) : path.resolve(url.slice('file:'.length));
}

/** True if the database is the cause: it is down, full or locked. */
export function isDatabaseFault(error: unknown): boolean {
  return error instanceof LibsqlError;
}
