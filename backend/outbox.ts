import * as v from 'valibot';
import type { Database } from './database/database';
import type { Statement } from './database/writer';
import type { Owner } from './dependencies';

/** Subject of a mail: a new inquiry, a new review, or a sign-in link. */
const mailKinds = ['inquiry', 'review', 'sign-in'] as const;

/** A queued mail. Its content is composed when it is sent. Times are ms since 1970. */
export type OutboxMail = v.InferOutput<typeof row>;

const row = v.object({
  id: v.number(),
  kind: v.picklist(mailKinds),
  /** Id of the inquiry or review. */
  subjectId: v.string(),
  recipient: v.string(),
  language: v.picklist(['en', 'he']),
  attempts: v.number(),
  createdAt: v.number(),
});

interface NewMail {
  readonly kind: OutboxMail['kind'];
  readonly subjectId: string;
  readonly now: number;
  /** Undefined queues nothing. */
  readonly owner: Owner | undefined;
}

/**
 * Queues a mail in the transaction of its subject, right after the statement that adds the subject.
 * A duplicate adds nothing, so no mail is queued.
 */
export function outboxStatements({ kind, subjectId, owner, now }: NewMail): Statement[] {
  if (!owner) return [];
  const sql = `INSERT INTO outbox (kind, subject_id, recipient, language, created_at, next_attempt_at)
    SELECT :kind, :subjectId, :recipient, :language, :now, :now WHERE changes() > 0`;
  const { email: recipient, language } = owner;
  return [{ sql, args: { kind, subjectId, recipient, language, now } }];
}

/** Maximum number of mails read at once. */
const max = 1000;

/** Mails that are due: sign-in links first, because they expire, then by due time and number of attempts. */
export function dueMails(database: Database, now: number): Promise<OutboxMail[]> {
  return database.all(row, {
    sql: `SELECT id, kind, subject_id AS subjectId, recipient, language, attempts,
        created_at AS createdAt
      FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= ?
      ORDER BY kind = 'sign-in' DESC, next_attempt_at, attempts, id LIMIT ${max}`,
    args: [now],
  });
}

/** Marks mails as sent. */
export async function markSent(
  database: Database,
  ids: readonly number[],
  now: number,
): Promise<void> {
  await database.write(
    ids.map((id) => ({
      sql: 'UPDATE outbox SET sent_at = ?, attempts = attempts + 1, last_error = NULL WHERE id = ?',
      args: [now, id],
    })),
  );
}

interface Failure {
  readonly nextAttemptAt: number;
  /** One line, cut at 500 characters. */
  readonly error: string;
}

/** Records a failed attempt and schedules the next one. */
export async function markFailed(
  database: Database,
  ids: readonly number[],
  { nextAttemptAt, error }: Failure,
): Promise<void> {
  await database.write(
    ids.map((id) => ({
      sql: 'UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ?, last_error = ? WHERE id = ?',
      args: [nextAttemptAt, error.slice(0, 500), id],
    })),
  );
}

/** Deletes an obsolete mail. */
export async function cancelMail(database: Database, id: number): Promise<void> {
  await database.write([
    { sql: 'DELETE FROM outbox WHERE id = ? AND sent_at IS NULL', args: [id] },
  ]);
}

/** Makes all pending mails due for the current owner, because a restart may follow a fix. */
export async function renewWaiting(
  database: Database,
  { email, language }: Owner,
  now: number,
): Promise<void> {
  await database.write([
    {
      sql: `UPDATE outbox SET recipient = :email, language = :language,
          next_attempt_at = min(next_attempt_at, :now)
        WHERE sent_at IS NULL`,
      args: { email, language, now },
    },
  ]);
}
