import type { Database } from './database/database';

interface Forgotten {
  readonly reviews: number;
  readonly inquiries: number;
  /** True if no database file contains deleted text. Otherwise the next hourly cleanup erases it. */
  readonly isErased: boolean;
}

interface ForgetOptions {
  readonly email: string;
  readonly now: number;
  /** `owner` on the page, or `command line`. */
  readonly actor: string;
}

/**
 * Deletes all reviews and inquiries of an email address (ignoring case) and their mails. The audit records only their
 * number.
 */
export async function forgetAddress(
  database: Database,
  { email, now, actor }: ForgetOptions,
): Promise<Forgotten> {
  const args = { email: email.trim() };
  const of = (table: 'reviews' | 'inquiries') =>
    `FROM ${table} WHERE email <> '' AND lower(email) = lower(:email)`;
  const changes = await database.write([
    {
      sql: `INSERT INTO audit (at, actor, action, subject) SELECT :now, :actor, 'address.forget',
        (SELECT count(*) ${of('reviews')}) || ' reviews, ' || (SELECT count(*) ${of('inquiries')}) || ' inquiries'`,
      args: { ...args, now, actor },
    },
    {
      sql: `DELETE FROM outbox WHERE kind = 'review' AND subject_id IN (SELECT id ${of('reviews')})`,
      args,
    },
    {
      sql: `DELETE FROM outbox WHERE kind = 'inquiry' AND subject_id IN (SELECT id ${of('inquiries')})`,
      args,
    },
    { sql: `DELETE ${of('reviews')}`, args },
    { sql: `DELETE ${of('inquiries')}`, args },
  ]);
  const isErased = await database.emptyJournal();
  return { reviews: changes[3] ?? 0, inquiries: changes[4] ?? 0, isErased };
}
