import * as v from 'valibot';
import type { Database } from './database/database';
import type { Dependencies } from './dependencies';
import { deleteItems, readItems } from './items';
import type { ServiceSettings } from './settings';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

type RetentionOptions = Pick<Dependencies, 'database' | 'now' | 'log'> &
  Pick<ServiceSettings, 'inquiryDays' | 'rejectedReviewDays'>;

/** Deletes expired data now and every hour. Returns a function that ends it. */
export function startRetention(options: RetentionOptions): () => void {
  const clean = createCleaning(options);
  void clean();
  const timer = setInterval(clean, hour);
  timer.unref();
  return () => clearInterval(timer);
}

/** A start this much after the newest row may have a wrong clock, and waits for this many runs. */
const suspicious = { days: 30, runs: 24 };

/**
 * One hourly run, which never rejects. With a clock far ahead, a start would delete everything: the first day of runs
 * deletes nothing then, and the log says so.
 */
export function createCleaning(options: RetentionOptions): () => Promise<void> {
  const { database, now, log } = options;
  let left: number | undefined;
  const runsToWait = async () => {
    const days = Math.floor((now() - (await newestTime(database))) / day);
    if (days < suspicious.days) return 0;
    const clock = new Date(now()).toISOString();
    log.warn(
      { clock, days },
      'nothing new for many days: expired data stays for a day, in case the clock is wrong',
    );
    return suspicious.runs;
  };
  return async () => {
    try {
      left ??= await runsToWait();
      if (left > 0) {
        left -= 1;
        return;
      }
      const count = await deleteExpired(options);
      if (count > 0) log.info({ count }, 'old reviews and inquiries deleted');
    } catch (error) {
      log.error({ err: error }, 'old reviews and inquiries could not be deleted');
    }
  };
}

/**
 * Deletes expired data as the privacy page promises: inquiries, reviews that are not published, and sent mails.
 * Returns the number of deleted reviews and inquiries.
 */
async function deleteExpired(options: RetentionOptions): Promise<number> {
  const { database, now, inquiryDays, rejectedReviewDays } = options;
  const args = { inquiries: now() - inquiryDays * day, rest: now() - rejectedReviewDays * day };
  const expired = await readItems(
    database,
    `(list = 'inquiries' AND sentAt < :inquiries)
      OR (list = 'reviews' AND state <> 'approved' AND coalesce(doneAt, sentAt) < :rest)`,
    args,
  );
  await database.write([{ sql: 'DELETE FROM outbox WHERE sent_at < :rest', args }]);
  return (await deleteItems(database, expired)).count;
}

const newest = v.object({ at: v.number() });

/** The newest time in the database, ms since 1970. */
async function newestTime(database: Database): Promise<number> {
  const sql = `SELECT max(at) AS at FROM (
    SELECT max(applied_at) AS at FROM schema_migrations
    UNION ALL SELECT max(created_at) FROM reviews UNION ALL SELECT max(received_at) FROM inquiries
    UNION ALL SELECT max(created_at) FROM sessions)`;
  return (await database.all(newest, { sql, args: [] }))[0]?.at ?? 0;
}
