import * as v from 'valibot';
import type { Database } from '../database/database';
import type { Statement } from '../database/writer';
import type { Owner } from '../dependencies';

const row = v.object({ itemId: v.string() });

/**
 * Queues a mail in the transaction of its review or inquiry, right after the statement that adds it. A duplicate adds
 * nothing, so no mail is queued.
 * @param owner undefined queues nothing.
 */
export function queueMail(itemId: string, owner: Owner | undefined, now: number): Statement[] {
  if (!owner) return [];
  const sql = 'INSERT INTO outbox (item_id, created_at) SELECT ?, ? WHERE changes() > 0';
  return [{ sql, args: [itemId, now] }];
}

/** Ids of items whose mails wait, the oldest first. A flood is read in parts. */
export async function waitingMails(database: Database): Promise<readonly string[]> {
  const sql = `SELECT item_id AS itemId FROM outbox WHERE error IS NULL
    ORDER BY created_at, item_id LIMIT 1000`;
  return (await database.all(row, { sql })).map(({ itemId }) => itemId);
}

/** True if a mail waits that was queued before `since`. */
export async function hasLateMail(database: Database, since: number): Promise<boolean> {
  const late = 'SELECT 1 FROM outbox WHERE error IS NULL AND created_at < ?';
  const sql = `SELECT EXISTS (${late}) AS isLate`;
  const [row] = await database.all(v.object({ isLate: v.number() }), { sql, args: [since] });
  return row?.isLate === 1;
}

/** Removes mails that were sent. */
export async function removeMails(database: Database, ids: readonly string[]): Promise<void> {
  const sql = 'DELETE FROM outbox WHERE item_id IN (SELECT value FROM json_each(?))';
  await database.write([{ sql, args: [JSON.stringify(ids)] }]);
}

/** Gives mails up: `/moderate` shows why. A restart tries again, because it may follow a fix. */
export async function giveUp(database: Database, ids: readonly string[], error: string) {
  const sql = 'UPDATE outbox SET error = ? WHERE item_id IN (SELECT value FROM json_each(?))';
  await database.write([{ sql, args: [error, JSON.stringify(ids)] }]);
}

/** Makes mails wait again that were given up. */
export async function takeUp(database: Database): Promise<void> {
  await database.write([{ sql: 'UPDATE outbox SET error = NULL' }]);
}
