import * as v from 'valibot';
import type { Database } from './database/database';
import type { Statement } from './database/statement';
import type { Owner } from './dependencies';

/** What a mail is about: a new enquiry, a new review, a link to sign in with. */
const mailKinds = ['enquiry', 'review', 'sign-in'] as const;
type MailKind = (typeof mailKinds)[number];

/** A mail that is to be sent. What it says is made of its subject when it goes out. */
export interface OutboxMail {
  readonly id: number;
  readonly kind: MailKind;
  /** Id of the enquiry or review. */
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
  readonly where?: 'reviews' | 'enquiries';
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

/** What is to be sent by now: sign-in links first, since they run out; then what waits longest and has failed least. */
export function dueMails(database: Database, now: number, most: number): Promise<OutboxMail[]> {
  return database.all(row, {
    sql: `SELECT id, kind, subject_id AS subjectId, recipient, language, attempts,
        created_at AS createdAt, next_attempt_at AS nextAttemptAt
      FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= ?
      ORDER BY kind = 'sign-in' DESC, next_attempt_at, attempts, id LIMIT ?`,
    args: [now, most],
  });
}

/** Says that a mail has gone out. */
export async function markSent(database: Database, id: number, now: number): Promise<void> {
  await database.write([
    {
      sql: 'UPDATE outbox SET sent_at = ?, attempts = attempts + 1, last_error = NULL WHERE id = ?',
      args: [now, id],
    },
  ]);
}

interface Failure {
  readonly nextAttemptAt: number;
  /** Why, in one line; cut at 500 characters. */
  readonly error: string;
}

/** Says that a mail could not be sent, and when to try again. */
export async function markFailed(
  database: Database,
  id: number,
  { nextAttemptAt, error }: Failure,
): Promise<void> {
  await database.write([
    {
      sql: 'UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ?, last_error = ? WHERE id = ?',
      args: [nextAttemptAt, error.slice(0, 500), id],
    },
  ]);
}

/**
 * Takes a due mail for this program alone until `until`; after that it is due again, since the program must
 * have died. False where another program was faster.
 */
export async function claimMail(
  database: Database,
  { id, nextAttemptAt }: OutboxMail,
  until: number,
): Promise<boolean> {
  const [claimed] = await database.write([
    {
      sql: `UPDATE outbox SET next_attempt_at = :until
        WHERE id = :id AND sent_at IS NULL AND next_attempt_at = :nextAttemptAt`,
      args: { id, nextAttemptAt, until },
    },
  ]);
  return claimed === 1;
}

/** Deletes a mail that nobody needs any more. */
export async function dropMail(database: Database, id: number): Promise<void> {
  await database.write([
    { sql: 'DELETE FROM outbox WHERE id = ? AND sent_at IS NULL', args: [id] },
  ]);
}

interface Postponement {
  readonly now: number;
  readonly until: number;
}

/** Lets all that is due wait as well: the mail server is down, and one attempt tells of all. */
export async function postponeDue(database: Database, { now, until }: Postponement): Promise<void> {
  await database.write([
    {
      sql: 'UPDATE outbox SET next_attempt_at = ? WHERE sent_at IS NULL AND next_attempt_at <= ?',
      args: [until, now],
    },
  ]);
}

/** Lets nothing wait longer than until then. What is claimed is not touched, if claims end by then. */
export async function hasten(database: Database, until: number): Promise<void> {
  await database.write([
    {
      sql: 'UPDATE outbox SET next_attempt_at = :until WHERE sent_at IS NULL AND next_attempt_at > :until',
      args: { until },
    },
  ]);
}

/** Addresses what waits to the owner of now, in their language: the settings may have been wrong. */
export async function readdress(database: Database, owner: Owner): Promise<void> {
  await database.write([
    {
      sql: `UPDATE outbox SET recipient = :email, language = :language
        WHERE sent_at IS NULL AND (recipient <> :email OR language <> :language)`,
      args: { email: owner.email, language: owner.language },
    },
  ]);
}
