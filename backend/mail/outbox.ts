import * as v from 'valibot';
import { ownerLanguages } from '../../src/settings/serviceSchema';
import type { Database } from '../database/database';
import type { Statement } from '../database/writer';
import type { Owner } from '../dependencies';

/** A queued mail. Its content is composed when it is sent. Times are ms since 1970. */
export type OutboxMail = v.InferOutput<typeof row>;

const row = v.object({
  id: v.number(),
  kind: v.picklist(['inquiry', 'review', 'sign-in']),
  /** Id of the inquiry, the review or the sign-in link. */
  subjectId: v.string(),
  recipient: v.string(),
  language: v.picklist(ownerLanguages),
  attempts: v.number(),
  createdAt: v.number(),
});

/**
 * Queues a mail in the transaction of its subject, right after the statement that adds the subject.
 * A duplicate adds nothing, so no mail is queued.
 * @param owner undefined queues nothing.
 */
export function queueMail(
  kind: OutboxMail['kind'],
  subjectId: string,
  owner: Owner | undefined,
  now: number,
): Statement[] {
  if (!owner) return [];
  const sql = `INSERT INTO outbox (kind, subject_id, recipient, language, created_at, next_attempt_at)
    SELECT :kind, :subjectId, :email, :language, :now, :now WHERE changes() > 0`;
  return [{ sql, args: { kind, subjectId, ...owner, now } }];
}

/** Mails that are due: sign-in links first, because they expire, then by due time and number of attempts. */
export function dueMails(database: Database, now: number): Promise<OutboxMail[]> {
  return database.all(row, {
    sql: `SELECT id, kind, subject_id AS subjectId, recipient, language, attempts,
        created_at AS createdAt
      FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= ?
      ORDER BY kind = 'sign-in' DESC, next_attempt_at, attempts, id LIMIT 1000`,
    args: [now],
  });
}

/** Updates mails by `set`, the assignments in SQL. */
export async function updateMails(
  database: Database,
  ids: readonly number[],
  set: string,
  args: Readonly<Record<string, string | number>>,
): Promise<void> {
  const sql = `UPDATE outbox SET ${set} WHERE id IN (SELECT value FROM json_each(:ids))`;
  await database.write([{ sql, args: { ...args, ids: JSON.stringify(ids) } }]);
}

/** Makes all pending mails due for the current owner, because a restart may follow a fix. */
export async function renewWaiting(database: Database, owner: Owner, now: number): Promise<void> {
  const sql = `UPDATE outbox SET recipient = :email, language = :language,
      next_attempt_at = min(next_attempt_at, :now)
    WHERE sent_at IS NULL`;
  await database.write([{ sql, args: { ...owner, now } }]);
}
