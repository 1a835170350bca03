import { statSync } from 'node:fs';
import { Hono } from 'hono';
import { schemaOf } from '../database/migrate';
import type { Dependencies } from '../dependencies';

/**
 * `GET /healthz`: liveness. `GET /readyz`: 503 if the database cannot be read, or its file was deleted or replaced,
 * because posts would be lost with the open file.
 */
export function healthRoutes({ database, databaseFile }: Dependencies): Hono {
  const inode = () =>
    databaseFile === undefined ? 0 : statSync(databaseFile, { throwIfNoEntry: false })?.ino;
  const opened = inode();
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const isRead = await schemaOf(database).then(
        () => true,
        () => false,
      );
      const isReady = isRead && inode() === opened;
      const answer = isReady ? { status: 'ok' } : { status: 'the database cannot be used' };
      return c.json(answer, isReady ? 200 : 503, { 'cache-control': 'no-store' });
    });
}
