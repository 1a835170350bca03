import type { Database } from './database/database';

const day = 24 * 60 * 60 * 1000;

interface Options {
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
  { now, inquiryDays, rejectedReviewDays }: Options,
): Promise<number> {
  const args = { inquiries: now - inquiryDays * day, rest: now - rejectedReviewDays * day };
  const old = {
    inquiry: 'inquiries WHERE received_at < :inquiries',
    review: "reviews WHERE status = 'rejected' AND decided_at < :rest",
  };
  const [, , inquiries = 0, reviews = 0] = await database.write([
    {
      sql: `DELETE FROM outbox WHERE kind = 'inquiry' AND subject_id IN (SELECT id FROM ${old.inquiry})`,
      args,
    },
    {
      sql: `DELETE FROM outbox WHERE kind = 'review' AND subject_id IN (SELECT id FROM ${old.review})`,
      args,
    },
    { sql: `DELETE FROM ${old.inquiry}`, args },
    { sql: `DELETE FROM ${old.review}`, args },
    { sql: 'DELETE FROM outbox WHERE sent_at < :rest', args },
    { sql: 'DELETE FROM audit WHERE at < :rest', args },
  ]);
  await database.emptyJournal();
  return inquiries + reviews;
}
