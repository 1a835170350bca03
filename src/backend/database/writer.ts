import type { Client, ResultSet } from '@libsql/client';
import { isLockedError, retryWhileLocked } from './retryWhileLocked';
import type { Statement } from './statement';

interface WriterOptions {
  /** Sets a new connection up. */
  readonly prepare: () => Promise<void>;
  /** How long a write may wait for its turn and for other programs, in ms. */
  readonly patience: () => number;
}

/**
 * Writes into an embedded database, one transaction at a time. Where another program holds it, the write
 * waits, while this process goes on with everything else.
 *
 * What a held database has refused stays open in its connection, and no later transaction there can be
 * committed (tursodatabase/libsql-client-ts#352): that connection is given up, and a transaction is tried
 * again only once an empty one has passed, which leaves nothing open.
 */
export function createWriter(client: Client, { prepare, patience }: WriterOptions) {
  const inTurn = createQueue();
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
    return inTurn(() => retryWhileLocked(() => attempt(statements), until));
  };
}

/** Lets one act run at a time, in the order they were asked for. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act, act);
    last = turn.catch(() => {});
    return turn;
  };
}
