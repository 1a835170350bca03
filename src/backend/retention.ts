import { rejectedReviewDays } from '../content/legal';
import type { Database } from './database/database';

const day = 24 * 60 * 60 * 1000;

interface Options {
  readonly now: number;
  /** ENQUIRY_DAYS: after how many days an enquiry is deleted. */
  readonly enquiryDays: number;
}

/**
 * Deletes what is older than the privacy page says: enquiries, rejected reviews, the audit, and what was mailed.
 * Published reviews stay until somebody asks. Gives how many reviews and enquiries were deleted.
 */
export async function deleteExpired(
  database: Database,
  { now, enquiryDays }: Options,
): Promise<number> {
  const args = { enquiries: now - enquiryDays * day, rest: now - rejectedReviewDays * day };
  const old = {
    enquiry: 'enquiries WHERE received_at < :enquiries',
    review: "reviews WHERE status = 'rejected' AND decided_at < :rest",
  };
  const [, , enquiries = 0, reviews = 0] = await database.write([
    {
      sql: `DELETE FROM outbox WHERE kind = 'enquiry' AND subject_id IN (SELECT id FROM ${old.enquiry})`,
      args,
    },
    {
      sql: `DELETE FROM outbox WHERE kind = 'review' AND subject_id IN (SELECT id FROM ${old.review})`,
      args,
    },
    { sql: `DELETE FROM ${old.enquiry}`, args },
    { sql: `DELETE FROM ${old.review}`, args },
    { sql: 'DELETE FROM outbox WHERE sent_at < :rest', args },
    { sql: 'DELETE FROM audit WHERE at < :rest', args },
  ]);
  await database.emptyJournal();
  return enquiries + reviews;
}
