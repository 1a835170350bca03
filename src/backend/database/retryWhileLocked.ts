import { setTimeout as wait } from 'node:timers/promises';
import { LibsqlError } from '@libsql/client';

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
export function isLockedError(error: unknown): boolean {
  return (
    error instanceof LibsqlError && /^(SQLITE_BUSY|SQLITE_LOCKED|CLIENT_CLOSED)$/.test(error.code)
  );
}
