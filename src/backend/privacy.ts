import type { Database } from './database/database';

interface Forgotten {
  readonly reviews: number;
  readonly inquiries: number;
  /** Whether no file of the database holds a byte of them; otherwise the next cleaning sees to it. */
  readonly isErased: boolean;
}

interface ForgetOptions {
  readonly email: string;
  readonly now: number;
  /** Who acts: `owner` on the page, `command line`. */
  readonly actor: string;
}

/**
 * Deletes what was sent under an e-mail address, letter case aside: reviews, whatever was decided of them,
 * inquiries, and what was to be mailed of either. The audit says how many, not of whom.
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
