import { setTimeout as wait } from 'node:timers/promises';
import { type Client, type InStatement, LibsqlError, type ResultSet } from '@libsql/client';

/** One SQL statement with named or positional arguments. */
export type Statement = Exclude<InStatement, string>;

/**
 * Writes to a database, one transaction at a time. While another program locks the database, the write
 * waits without blocking this process. A statement that failed on a locked database stays open in its connection,
 * where no later transaction can commit (tursodatabase/libsql-client-ts#352). That connection is replaced, and an
 * empty transaction runs first to verify it.
 * @param prepare initializes a new connection.
 * @param patience maximum wait of a write for its turn and for locks, in ms.
 */
export function createWriter(client: Client, prepare: () => Promise<void>, patience: () => number) {
  let last: Promise<unknown> = Promise.resolve();
  let isHeld = false;

  const attempt = async (statements: readonly Statement[]): Promise<ResultSet[]> => {
    if (isHeld) await client.executeMultiple('BEGIN IMMEDIATE; ROLLBACK');
    try {
      const results = await client.batch([...statements], 'write');
      isHeld = false;
      return results;
    } catch (error) {
      isHeld = isLockedError(error) && !client.closed;
      if (isHeld) {
        client.reconnect();
        await prepare();
      }
      throw error;
    }
  };
  return (statements: readonly Statement[]): Promise<ResultSet[]> => {
    const until = performance.now() + patience();
    const write = () => retryWhileLocked(() => attempt(statements), until);
    const turn = last.then(write, write);
    last = turn;
    return turn;
  };
}

/**
 * Retries with increasing delays while another program locks the database.
 * @param until deadline by `performance.now()`.
 */
export async function retryWhileLocked<T>(act: () => Promise<T>, until: number): Promise<T> {
  for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
    try {
      return await act();
    } catch (error) {
      if (!isLockedError(error) || performance.now() > until) throw error;
      await wait(pause);
    }
  }
}

/** Another program writes, or the connection was discarded because of one. */
function isLockedError(error: unknown): boolean {
  return (
    error instanceof LibsqlError && /^(SQLITE_BUSY|SQLITE_LOCKED|CLIENT_CLOSED)$/.test(error.code)
  );
}
