import * as v from 'valibot';
import type { Database } from '../database/database';
import { type Inquiry, columns as inquiryColumns, row as inquiryRow } from '../inquiries';
import { type Review, columns as reviewColumns, row as reviewRow } from '../reviews';

/** Everything on the page, newest first; of finished items the last hundred. */
export interface Lists {
  readonly waiting: readonly Review[];
  readonly decided: readonly Review[];
  readonly open: readonly Inquiry[];
  readonly answered: readonly Inquiry[];
}

/** Maximum length of each list, so that a flood does not render megabytes. */
const maxWaiting = 300;
const maxDone = 100;

export async function readLists(database: Database): Promise<Lists> {
  const reviews = (where: string, order: string, max: number) =>
    database.all(reviewRow, {
      sql: `SELECT ${reviewColumns} FROM reviews WHERE ${where} ORDER BY ${order} DESC, id DESC LIMIT ${max}`,
      args: [],
    });
  const inquiries = (where: string, order: string, max: number) =>
    database.all(inquiryRow, {
      sql: `SELECT ${inquiryColumns} FROM inquiries WHERE ${where} ORDER BY ${order} DESC, id DESC LIMIT ${max}`,
      args: [],
    });
  const [waiting, decided, open, answered] = await Promise.all([
    reviews("status = 'pending'", 'created_at', maxWaiting),
    reviews("status <> 'pending'", 'decided_at', maxDone),
    inquiries('answered_at IS NULL', 'received_at', maxWaiting),
    inquiries('answered_at IS NOT NULL', 'answered_at', maxDone),
  ]);
  return { waiting, decided, open, answered };
}

const waitingRow = v.object({ reviews: v.number(), inquiries: v.number() });
export type Waiting = v.InferOutput<typeof waitingRow>;

/** Number of pending reviews and unanswered inquiries. */
export async function countWaiting(database: Database): Promise<Waiting> {
  const [counts] = await database.all(waitingRow, {
    sql: `SELECT (SELECT count(*) FROM reviews WHERE status = 'pending') AS reviews,
      (SELECT count(*) FROM inquiries WHERE answered_at IS NULL) AS inquiries`,
    args: [],
  });
  return counts ?? { reviews: 0, inquiries: 0 };
}
