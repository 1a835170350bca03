import { pathToFileURL } from 'node:url';
import { createClient, LibsqlError } from '@libsql/client';
import * as v from 'valibot';
import { retryWhileLocked } from './retryWhileLocked';
import type { Statement } from './statement';
import { createWriter } from './writer';

/** The database as repositories use it. Everything may reject with a LibsqlError. */
export interface Database {
  /** Reads rows, each checked by the schema. */
  readonly all: <Schema extends v.GenericSchema>(
    schema: Schema,
    statement: Statement,
  ) => Promise<v.InferOutput<Schema>[]>;
  /**
   * Runs the statements as one transaction, all or none, and durably: when it has resolved, they outlast a
   * crash. Gives how many rows each of them changed, in their order.
   */
  readonly write: (statements: readonly Statement[]) => Promise<readonly number[]>;
  /** Runs SQL that no transaction may hold, such as VACUUM. */
  readonly run: (sql: string) => Promise<void>;
  /**
   * Leaves no byte of what was deleted in any of the database's files: the journal (WAL) still holds it until its
   * content is moved into the file. Gives false where another program is reading and the journal has to stay.
   */
  readonly emptyJournal: () => Promise<boolean>;
  /** Afterwards one file is the whole database, unless another program uses it. */
  readonly close: () => Promise<void>;
}

interface DatabaseOptions {
  /** How long a database that another program holds is asked again, in ms. Default: 5000. */
  readonly patience?: number;
  /** Leaves the way of keeping a journal as it is, and so the file. Default: switches to WAL. */
  readonly keepsJournal?: boolean;
}

/**
 * Connects to a `file:` (embedded) or `libsql:` (hosted) database. Brings no tables: see `migrate`.
 * @throws LibsqlError where it cannot be opened or reached.
 */
export async function connect(url: string, options: DatabaseOptions = {}): Promise<Database> {
  let { patience = 5000 } = options;
  const isEmbedded = url.startsWith('file:');
  // One connection, so that what is set on it holds for every statement. It waits a moment by itself, during
  // which nothing else runs.
  const client = createClient({ url: encoded(url), concurrency: isEmbedded ? 1 : 20, timeout: 20 });
  const prepare = async () => {
    if (!isEmbedded) return;
    await client.executeMultiple('PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL');
    await client.executeMultiple('PRAGMA secure_delete = ON');
  };
  const write = isEmbedded
    ? createWriter(client, { prepare, patience: () => patience })
    : (statements: readonly Statement[]) =>
        client.batch([...statements], 'write').catch(throwAsFault);
  const soon = <T>(act: () => Promise<T>) => retryWhileLocked(act, performance.now() + patience);

  const emptyJournal = async () => {
    if (!isEmbedded || options.keepsJournal) return true;
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    return rows[0]?.busy === 0;
  };

  try {
    await prepare();
    if (isEmbedded && !options.keepsJournal) {
      await soon(() => client.executeMultiple('PRAGMA journal_mode = WAL'));
    }
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    all: async (schema, statement) => {
      const { rows } = await soon(() => client.execute(statement).catch(throwAsFault));
      return rows.map((row) => v.parse(schema, row));
    },
    write: async (statements) => {
      const results = await write(statements);
      return results.map(({ rowsAffected }) => rowsAffected);
    },
    run: (sql) => client.executeMultiple(sql),
    emptyJournal,
    close: async () => {
      patience = 0;
      // libSQL leaves the journal as it is. A database that is held keeps it for the next program.
      if (!client.closed) await emptyJournal().catch(() => {});
      client.close();
    },
  };
}

/** The path of a file may hold what means something in an address. */
function encoded(url: string): string {
  return url.startsWith('file:/') ? pathToFileURL(url.slice('file:'.length)).href : url;
}

/** What the network does to a hosted database is the database's fault as well. */
function throwAsFault(error: unknown): never {
  if (error instanceof LibsqlError) throw error;
  const message = error instanceof Error ? error.message : String(error);
  throw new LibsqlError(message, 'UNREACHABLE');
}

/** Whether it is the database's own fault or state that something did not work: it is down, full or held. */
export function isDatabaseFault(error: unknown): boolean {
  return error instanceof LibsqlError;
}
