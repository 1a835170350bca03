import * as v from 'valibot';
import type { Dependencies } from './dependencies';
import { deleteItems, readSenders } from './items';
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

/**
 * A run this long after the last one, in ms, may have a wrong clock: a site that starts once a day stays below. During
 * the wait that follows only a longer one begins it again, so that a site that sleeps between visits deletes as well.
 */
const suspicious = { usually: 25 * hour, duringWait: 30 * day };

/**
 * One hourly run, which never rejects. With a clock far ahead it would delete everything, so it deletes nothing in the
 * 24 hours of runs after a jump, and the log says so. The database remembers both, because programs restart.
 */
export function createCleaning(options: RetentionOptions): () => Promise<void> {
  const { database, now, log } = options;
  return async () => {
    try {
      const { lastAt, wait } = await lastCleanup(options);
      const passed = now() - lastAt;
      const hasJumped = passed > (wait > 0 ? suspicious.duringWait : suspicious.usually);
      const left = hasJumped ? day : Math.max(0, wait - Math.max(0, Math.min(passed, hour)));
      const sql = `INSERT INTO cleanups VALUES (1, :now, :left)
        ON CONFLICT (id) DO UPDATE SET last_at = :now, wait = :left`;
      await database.write([{ sql, args: { now: now(), left } }]);
      if (hasJumped) {
        const [clock, last] = [now(), lastAt].map((at) => new Date(at).toISOString());
        log.warn({ clock, last }, 'expired data stays for a day, in case the clock is wrong');
      }
      const count = left > 0 ? 0 : await deleteExpired(options);
      if (count > 0) log.info({ count }, 'old reviews and inquiries deleted');
    } catch (error) {
      log.error({ err: error }, 'old reviews and inquiries could not be deleted');
    }
  };
}

/**
 * Deletes expired data as the privacy page promises: inquiries, reviews that are not published, emails of the others, and
 * sent mails.
 * Returns the number of deleted reviews and inquiries.
 */
async function deleteExpired(options: RetentionOptions): Promise<number> {
  const { database, now, inquiryDays, rejectedReviewDays } = options;
  const args = { inquiries: now() - inquiryDays * day, rest: now() - rejectedReviewDays * day };
  const expired = await readSenders(
    database,
    `(list = 'inquiries' AND sentAt < :inquiries)
      OR (list = 'reviews' AND state <> 'approved' AND coalesce(doneAt, sentAt) < :rest)`,
    args,
  );
  const emails = `UPDATE reviews SET email = '' WHERE email <> '' AND coalesce(decided_at, created_at) < :rest`;
  const mails = 'DELETE FROM outbox WHERE sent_at < :rest';
  // Before the deletion of items, which also erases these from the journal.
  await database.write([emails, mails].map((sql) => ({ sql, args })));
  const { count } = await deleteItems(
    database,
    expired.map(([id]) => id),
  );
  return count;
}

const cleanup = v.object({ lastAt: v.number(), wait: v.number() });

/** The clock of the last run, or at the first one the newest time of what is stored, ms since 1970, and what is left of a wait. */
async function lastCleanup({ database, now }: RetentionOptions) {
  const sql = `SELECT last_at AS lastAt, wait FROM cleanups UNION ALL
    SELECT coalesce(max(at), :now), 0 FROM (SELECT max(created_at) AS at FROM reviews
      UNION ALL SELECT max(received_at) FROM inquiries)`;
  const [last = { lastAt: now(), wait: 0 }] = await database.all(cleanup, {
    sql,
    args: { now: now() },
  });
  return last;
}
