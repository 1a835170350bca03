import { createClient, type InStatement, LibsqlError } from '@libsql/client';
import * as v from 'valibot';

/** One SQL statement with its arguments, by name or by place. */
export type Statement = Exclude<InStatement, string>;

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
  /** How often this process has written; a cache of what was read is stale once it grows. */
  readonly writes: () => number;
  readonly close: () => void;
}

interface DatabaseOptions {
  /** How long a locked database is asked again, in ms. Default: 5000. */
  readonly patience?: number;
}

/**
 * Connects to a `file:` (embedded) or `libsql:` (hosted) database. Brings no tables: see `migrate`.
 * @throws LibsqlError where it cannot be opened or reached.
 */
export async function connect(url: string, options: DatabaseOptions = {}): Promise<Database> {
  // One connection, so that what is set on it holds for every statement.
  const client = createClient({ url, concurrency: url.startsWith('file:') ? 1 : 20, timeout: 20 });
  const isEmbedded = client.protocol === 'file';
  const patience = options.patience ?? 5000;
  let writes = 0;

  const prepare = async () => {
    if (!isEmbedded) return;
    await client.execute('PRAGMA foreign_keys = ON');
    await client.execute('PRAGMA synchronous = FULL');
  };

  /** Asks a locked database again, without holding the process up while it waits. */
  const patiently = async <T>(act: () => Promise<T>): Promise<T> => {
    const until = performance.now() + patience;
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!isEmbedded || !isBusy(error)) throw error;
        // What a busy database has refused stays open in the connection, and no later transaction of it
        // can be committed (tursodatabase/libsql-client-ts#352): only a new connection helps.
        client.reconnect();
        await prepare();
        if (performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));
      }
    }
  };
  const inTurn = isEmbedded ? createTurns() : <T>(act: () => Promise<T>) => act();

  await prepare();
  if (isEmbedded) await patiently(() => client.execute('PRAGMA journal_mode = WAL'));
  return {
    all: async (schema, statement) => {
      const { rows } = await inTurn(() => patiently(() => client.execute(statement)));
      return rows.map((row) => v.parse(schema, row));
    },
    write: async (statements) => {
      const results = await inTurn(() => patiently(() => client.batch([...statements], 'write')));
      writes += 1;
      return results.map(({ rowsAffected }) => rowsAffected);
    },
    writes: () => writes,
    close: () => client.close(),
  };
}

/** Whether another program holds the database. */
function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && /^SQLITE_(BUSY|LOCKED)$/.test(error.code);
}

/** Lets one act run at a time, in the order they were asked for. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act, act);
    last = turn.catch(() => {});
    return turn;
  };
}
