import type { Dependencies } from './dependencies';
import { deleteItems } from './items';
import type { ServiceSettings } from './settings';

const day = 24 * 60 * 60 * 1000;

type RetentionOptions = Pick<Dependencies, 'database' | 'now' | 'log'> &
  Pick<ServiceSettings, 'inquiryDays' | 'rejectedReviewDays'>;

/** Deletes expired data now and every day. Returns a function that ends it. */
export function startRetention(options: RetentionOptions): () => void {
  const clean = async () => {
    try {
      const count = await deleteExpired(options);
      if (count > 0) options.log.info({ count }, 'old reviews and inquiries deleted');
    } catch (error) {
      options.log.error({ err: error }, 'old reviews and inquiries could not be deleted');
    }
  };
  void clean();
  const timer = setInterval(clean, day);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Deletes expired data as the privacy page promises: inquiries, reviews that are not published, and emails of the
 * others. Returns the number of deleted reviews and inquiries.
 */
export async function deleteExpired(options: Omit<RetentionOptions, 'log'>): Promise<number> {
  const { database, now, inquiryDays, rejectedReviewDays } = options;
  const args = { inquiries: now() - inquiryDays * day, rest: now() - rejectedReviewDays * day };
  const sql = `UPDATE items SET email = ''
    WHERE list = 'reviews' AND email <> '' AND coalesce(done_at, sent_at) < :rest`;
  // Before the deletion of items, which also erases these from the journal.
  await database.write([{ sql, args }]);
  const where = `(list = 'inquiries' AND sent_at < :inquiries)
    OR (list = 'reviews' AND state <> 'approved' AND coalesce(done_at, sent_at) < :rest)`;
  return (await deleteItems(database, where, args)).count;
}
