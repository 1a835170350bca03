import { statfsSync, statSync } from 'node:fs';
import { Hono } from 'hono';
import { schemaOf } from '../database/migrate';
import type { Dependencies } from '../dependencies';
import { hasLateMail } from '../mail/outbox';

/** Less free space than this, in bytes, counts as a full disk. */
const minFree = 1024 * 1024;

/** Mail that has waited for longer than this, in ms, needs the operator. A digest comes once an hour. */
const maxWait = 2 * 60 * 60 * 1000;

/**
 * `GET /healthz`: liveness. `GET /readyz`: 503 with the reason if posts or mails could be lost: the database cannot be
 * read, is damaged, was deleted or replaced with its file, its disk is full, or mail is not sent.
 */
export function healthRoutes({ database, now, owner }: Dependencies): Hono {
  const { file } = database;
  const inode = () => (file ? statSync(file, { throwIfNoEntry: false })?.ino : 0);
  const opened = inode();
  const findProblem = async () => {
    if (database.isDamaged()) return 'the database is damaged';
    await schemaOf(database);
    if (inode() !== opened) return 'the database file was moved or replaced';
    const { bavail, bsize } = file ? statfsSync(file) : { bavail: minFree, bsize: 1 };
    if (bavail * bsize < minFree) return 'the disk is full';
    const isLate = await hasLateMail(database, now() - maxWait);
    return owner && isLate ? 'mail has waited for over two hours' : undefined;
  };
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const error = await findProblem().catch(() => 'the database cannot be used');
      const answer = error === undefined ? { status: 'ok' } : { error };
      return c.json(answer, error === undefined ? 200 : 503, { 'cache-control': 'no-store' });
    });
}
