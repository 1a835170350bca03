import type { Database } from '../database/database';
import { forget } from '../forget';
import { setInquiryAnswered } from '../inquiries';
import type { Item } from '../items';
import { setReviewStatus } from '../reviews';

/** Actions of the owner: set an item's status, or delete it. Forms of the page send these values. */
export type Act = Item['state'] | 'deleted';

interface Acted {
  readonly id: string;
  readonly act: unknown;
  readonly now: number;
}

/** Does what a form asks, and returns it; `gone` if the item no longer exists. */
export async function perform(database: Database, { id, act, now }: Acted): Promise<Act | 'gone'> {
  switch (act) {
    case 'approved':
    case 'rejected':
    case 'pending':
      return (await setReviewStatus(database, { id, status: act, now })) ? act : 'gone';
    case 'answered':
    case 'open': {
      const isAnswered = act === 'answered';
      return (await setInquiryAnswered(database, { id, isAnswered, now })) ? act : 'gone';
    }
    case 'deleted': {
      const { reviews, inquiries } = await forget(database, id);
      return reviews + inquiries > 0 ? act : 'gone';
    }
    default:
      return 'gone';
  }
}

/** Rejects the given reviews that still wait, all or none. */
export async function rejectAll(database: Database, ids: unknown, now: number): Promise<void> {
  const sql = `UPDATE reviews SET status = 'rejected', decided_at = :now
    WHERE status = 'pending' AND id IN (SELECT value FROM json_each(:ids))`;
  await database.write([{ sql, args: { now, ids: JSON.stringify([ids].flat()) } }]);
}
