import * as v from 'valibot';
import type { Database } from '../database/database';
import { type Enquiry, columns as enquiryColumns, row as enquiryRow } from '../enquiries';
import { type Review, columns as reviewColumns, row as reviewRow } from '../reviews';

/** What the owner looks at, newest first; of what is done with, the last hundred. */
export interface Lists {
  readonly waiting: readonly Review[];
  readonly decided: readonly Review[];
  readonly open: readonly Enquiry[];
  readonly answered: readonly Enquiry[];
}

/** Most of each list: a flood must not become one page of megabytes. */
const mostWaiting = 300;
const mostDone = 100;

export async function readLists(database: Database): Promise<Lists> {
  const reviews = (where: string, order: string, most: number) =>
    database.all(reviewRow, {
      sql: `SELECT ${reviewColumns} FROM reviews WHERE ${where} ORDER BY ${order} DESC, id DESC LIMIT ${most}`,
      args: [],
    });
  const enquiries = (where: string, order: string, most: number) =>
    database.all(enquiryRow, {
      sql: `SELECT ${enquiryColumns} FROM enquiries WHERE ${where} ORDER BY ${order} DESC, id DESC LIMIT ${most}`,
      args: [],
    });
  const [waiting, decided, open, answered] = await Promise.all([
    reviews("status = 'pending'", 'created_at', mostWaiting),
    reviews("status <> 'pending'", 'decided_at', mostDone),
    enquiries('answered_at IS NULL', 'received_at', mostWaiting),
    enquiries('answered_at IS NOT NULL', 'answered_at', mostDone),
  ]);
  return { waiting, decided, open, answered };
}

const waitingRow = v.object({ reviews: v.number(), enquiries: v.number() });
export type Waiting = v.InferOutput<typeof waitingRow>;

/** How many reviews wait for a decision, and enquiries for an answer. */
export async function countWaiting(database: Database): Promise<Waiting> {
  const [counts] = await database.all(waitingRow, {
    sql: `SELECT (SELECT count(*) FROM reviews WHERE status = 'pending') AS reviews,
      (SELECT count(*) FROM enquiries WHERE answered_at IS NULL) AS enquiries`,
    args: [],
  });
  return counts ?? { reviews: 0, enquiries: 0 };
}
