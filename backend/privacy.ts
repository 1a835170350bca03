import type { Database } from './database/database';
import type { Statement } from './database/writer';

const day = 24 * 60 * 60 * 1000;

interface ExpiryOptions {
  readonly now: number;
  /** INQUIRY_DAYS: days until an inquiry is deleted. */
  readonly inquiryDays: number;
  /** REJECTED_REVIEW_DAYS: days until a rejected review, the audit, and sent mails are deleted. */
  readonly rejectedReviewDays: number;
}

/**
 * Deletes expired data as the privacy page promises: inquiries, rejected reviews, the audit, and sent mails.
 * Published reviews stay. Returns the number of deleted reviews and inquiries.
 */
export async function deleteExpired(
  database: Database,
  { now, inquiryDays, rejectedReviewDays }: ExpiryOptions,
): Promise<number> {
  const args = { inquiries: now - inquiryDays * day, rest: now - rejectedReviewDays * day };
  const [, inquiries = 0, , reviews = 0] = await database.write([
    ...deletion('inquiries', 'received_at < :inquiries', args),
    ...deletion('reviews', "status = 'rejected' AND decided_at < :rest", args),
    { sql: 'DELETE FROM outbox WHERE sent_at < :rest', args },
    { sql: 'DELETE FROM audit WHERE at < :rest', args },
  ]);
  await database.emptyJournal();
  return inquiries + reviews;
}

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
  const args = { email: email.trim(), now, actor };
  const isOfAddress = "email <> '' AND lower(email) = lower(:email)";
  const [, , reviews = 0, , inquiries = 0] = await database.write([
    {
      sql: `INSERT INTO audit (at, actor, action, subject) SELECT :now, :actor, 'address.forget',
        (SELECT count(*) FROM reviews WHERE ${isOfAddress}) || ' reviews, ' ||
        (SELECT count(*) FROM inquiries WHERE ${isOfAddress}) || ' inquiries'`,
      args,
    },
    ...deletion('reviews', isOfAddress, args),
    ...deletion('inquiries', isOfAddress, args),
  ]);
  return { reviews, inquiries, isErased: await database.emptyJournal() };
}

/** Deletes rows of a table, and their mails first. */
function deletion(
  table: 'reviews' | 'inquiries',
  where: string,
  args: NonNullable<Statement['args']>,
): Statement[] {
  const kind = table === 'reviews' ? 'review' : 'inquiry';
  const found = `FROM ${table} WHERE ${where}`;
  return [
    {
      sql: `DELETE FROM outbox WHERE kind = '${kind}' AND subject_id IN (SELECT id ${found})`,
      args,
    },
    { sql: `DELETE ${found}`, args },
  ];
}
