import * as v from 'valibot';
import type { Database } from '../database/database';
import { isOne } from '../items';

/** Ids of items whose mails wait, the oldest first. A flood is read in parts. */
export async function waitingMails(database: Database): Promise<readonly string[]> {
  const sql = "SELECT id FROM items WHERE mail = '' ORDER BY sent_at, id LIMIT 1000";
  return (await database.all(v.object({ id: v.string() }), { sql })).map(({ id }) => id);
}

/** True if a mail waits about an item that was sent before `since`. */
export async function hasLateMail(database: Database, since: number): Promise<boolean> {
  const sql = "SELECT EXISTS (SELECT 1 FROM items WHERE mail = '' AND sent_at < ?) AS isLate";
  const [row] = await database.all(v.object({ isLate: v.number() }), { sql, args: [since] });
  return row?.isLate === 1;
}

/**
 * Records mails that were sent, or that were given up because of an error, which `/moderate` shows.
 * @param error null for none.
 */
export async function settle(database: Database, ids: readonly string[], error: string | null) {
  const sql = `UPDATE items SET mail = :error WHERE mail = '' AND id ${isOne}`;
  await database.write([{ sql, args: { error, ids: JSON.stringify(ids) } }]);
}

/** Makes mails wait again that were given up, because a restart may follow a fix. */
export async function takeUp(database: Database): Promise<void> {
  await database.write([{ sql: "UPDATE items SET mail = '' WHERE mail <> ''" }]);
}
