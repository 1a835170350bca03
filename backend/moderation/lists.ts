import * as v from 'valibot';
import type { Database } from '../database/database';
import { columns as inquiryColumns, row as inquiryRow } from '../inquiries';
import { type Item, ofInquiry, ofReview } from '../items';
import { columns as reviewColumns, row as reviewRow } from '../reviews';

/** Both lists, newest first. */
export type Lists = Readonly<Record<'reviews' | 'inquiries', List>>;

/** Items of one kind. */
export interface List {
  readonly open: readonly Item[];
  readonly done: readonly Item[];
}

/** Maximum length of each list, so that a flood does not render megabytes. */
const max = 100;

/** @param shown id of an item that is included wherever it is. */
export async function readLists(database: Database, shown: string): Promise<Lists> {
  const select = (columns: string, table: string, where: string, order: string) => ({
    sql: `SELECT ${columns} FROM ${table} WHERE ${where} AND (id = :shown OR id IN
        (SELECT id FROM ${table} WHERE ${where} ORDER BY ${order} DESC, id DESC LIMIT ${max}))
      ORDER BY ${order} DESC, id DESC`,
    args: { shown },
  });
  const reviews = async (where: string, order: string) =>
    (await database.all(reviewRow, select(reviewColumns, 'reviews', where, order))).map(ofReview);
  const inquiries = async (where: string, order: string) =>
    (await database.all(inquiryRow, select(inquiryColumns, 'inquiries', where, order))).map(
      ofInquiry,
    );
  return {
    reviews: {
      open: await reviews("status = 'pending'", 'created_at'),
      done: await reviews("status <> 'pending'", 'decided_at'),
    },
    inquiries: {
      open: await inquiries('answered_at IS NULL', 'received_at'),
      done: await inquiries('answered_at IS NOT NULL', 'answered_at'),
    },
  };
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
