import * as v from 'valibot';
import type { Database } from './database/database';
import type { Statement } from './database/statement';
import type { Owner } from './dependencies';

/** What a mail is about: a new inquiry, a new review, a link to sign in with. */
const mailKinds = ['inquiry', 'review', 'sign-in'] as const;
type MailKind = (typeof mailKinds)[number];

/** A mail that is to be sent. What it says is made of its subject when it goes out. */
export interface OutboxMail {
  readonly id: number;
  readonly kind: MailKind;
  /** Id of the inquiry or review. */
  readonly subjectId: string;
  readonly recipient: string;
  readonly language: 'en' | 'he';
  readonly attempts: number;
  /** ms since 1970, as all times. */
  readonly createdAt: number;
  readonly nextAttemptAt: number;
}

const row: v.GenericSchema<unknown, OutboxMail> = v.object({
  id: v.number(),
  kind: v.picklist(mailKinds),
  subjectId: v.string(),
  recipient: v.string(),
  language: v.picklist(['en', 'he']),
  attempts: v.number(),
  createdAt: v.number(),
  nextAttemptAt: v.number(),
});

interface NewMail {
  readonly kind: MailKind;
  readonly subjectId: string;
  readonly owner: Owner;
  readonly now: number;
  /** The table that has to hold the subject: a duplicate was not inserted, and nobody is told of it. */
  readonly where?: 'reviews' | 'inquiries';
}

/** Puts a mail into the outbox, in the transaction that it is written with. */
export function outboxStatement({ kind, subjectId, owner, now, where }: NewMail): Statement {
  const condition = where
    ? `WHERE EXISTS (SELECT 1 FROM ${where} WHERE id = :subjectId)`
    : 'WHERE true';
  return {
    sql: `INSERT INTO outbox (kind, subject_id, recipient, language, created_at, next_attempt_at)
      SELECT :kind, :subjectId, :recipient, :language, :now, :now ${condition}
      ON CONFLICT DO NOTHING`,
    args: { kind, subjectId, recipient: owner.email, language: owner.language, now },
  };
}

/** Most mails that are read at once. */
const max = 1000;

/** What is to be sent by now: sign-in links first, since they run out; then what waits longest and has failed least. */
export function dueMails(database: Database, now: number): Promise<OutboxMail[]> {
  return database.all(row, {
    sql: `SELECT id, kind, subject_id AS subjectId, recipient, language, attempts,
        created_at AS createdAt, next_attempt_at AS nextAttemptAt
      FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= ?
      ORDER BY kind = 'sign-in' DESC, next_attempt_at, attempts, id LIMIT ${max}`,
    args: [now],
  });
}

/** Says that mails have gone out. */
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
  /** Why, in one line; cut at 500 characters. */
  readonly error: string;
}

/** Says that mails could not be sent, and when to try again. */
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

/** Deletes a mail that nobody needs any more. */
export async function cancelMail(database: Database, id: number): Promise<void> {
  await database.write([
    { sql: 'DELETE FROM outbox WHERE id = ? AND sent_at IS NULL', args: [id] },
  ]);
}

/** Makes all that waits due, for the owner of now: who starts the service may have mended what kept it back. */
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
