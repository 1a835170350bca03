import { statfsSync, statSync } from 'node:fs';
import { Hono } from 'hono';
import { schemaOf } from '../database/migrate';
import type { Dependencies } from '../dependencies';

/** Less free space than this, in bytes, counts as a full disk. */
const minFree = 1024 * 1024;

/**
 * `GET /healthz`: liveness. `GET /readyz`: 503 if the database cannot be read, its disk is full, or
 * its file was deleted or replaced, because posts would be lost with the open file.
 */
export function healthRoutes({ database, databaseFile: file }: Dependencies): Hono {
  const inode = () => (file ? statSync(file, { throwIfNoEntry: false })?.ino : 0);
  const opened = inode();
  const check = async () => {
    await schemaOf(database);
    if (inode() !== opened) return 'the database file was moved or replaced';
    const { bavail, bsize } = file ? statfsSync(file) : { bavail: minFree, bsize: 1 };
    return bavail * bsize < minFree ? 'the disk is full' : 'ok';
  };
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const status = await check().catch(() => 'the database cannot be used');
      return c.json({ status }, status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
    });
}
