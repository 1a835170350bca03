import { statfsSync, statSync } from 'node:fs';
import { Hono } from 'hono';
import { schemaOf } from '../database/migrate';
import type { Dependencies } from '../dependencies';
import { dueMails } from '../mail/outbox';

/** Less free space than this, in bytes, counts as a full disk. */
const minFree = 1024 * 1024;

/** Mail that has waited for longer than this, in ms, needs the operator. */
const maxWait = 60 * 60 * 1000;

/**
 * `GET /healthz`: liveness. `GET /readyz`: 503 with the reason if posts or mails could be lost: the database cannot be
 * read, is damaged, was deleted or replaced with its file, its disk is full, or mail is not sent.
 */
export function healthRoutes(dependencies: Dependencies): Hono {
  const { database, databaseFile: file, now, owner } = dependencies;
  const inode = () => (file ? statSync(file, { throwIfNoEntry: false })?.ino : 0);
  const opened = inode();
  const check = async () => {
    if (database.isDamaged()) return 'the database is damaged';
    await schemaOf(database);
    if (inode() !== opened) return 'the database file was moved or replaced';
    const { bavail, bsize } = file ? statfsSync(file) : { bavail: minFree, bsize: 1 };
    if (bavail * bsize < minFree) return 'the disk is full';
    const waiting = await dueMails(database, Number.MAX_SAFE_INTEGER).catch(() => undefined);
    if (!waiting) return 'the outbox cannot be read';
    const isLate = owner && waiting.some(({ createdAt }) => createdAt < now() - maxWait);
    return isLate ? 'mail has waited for over an hour' : 'ok';
  };
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const status = await check().catch(() => 'the database cannot be used');
      return c.json({ status }, status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' });
    });
}
