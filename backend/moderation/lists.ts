import * as v from 'valibot';
import type { Database } from '../database/database';
import {
  findInquiry,
  type Inquiry,
  columns as inquiryColumns,
  row as inquiryRow,
  storedFields,
} from '../inquiries';
import { findReview, type Review, columns as reviewColumns, row as reviewRow } from '../reviews';

/** A review or an inquiry, as the page shows it. Times are ms since 1970. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly text: string;
  /** 1 to 5; undefined for an inquiry. */
  readonly rating?: number;
  readonly state: Review['status'] | 'open' | 'answered';
  /** The other fields that are filled in. */
  readonly facts: readonly { readonly field: Fact; readonly value: string }[];
  readonly sentAt: number;
  /** Time of the decision or the answer. */
  readonly doneAt: number | null;
}

export type Fact = Exclude<(typeof storedFields)[number], 'name' | 'company' | 'message'>;

/** Both lists, newest first. */
export type Lists = Readonly<Record<'reviews' | 'inquiries', List>>;

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

/** One review or inquiry; undefined for an unknown id. */
export async function findItem(database: Database, id: string): Promise<Item | undefined> {
  const review = await findReview(database, id);
  if (review) return ofReview(review);
  const inquiry = await findInquiry(database, id);
  return inquiry && ofInquiry(inquiry);
}

function ofReview(review: Review): Item {
  const { review: text, status: state, createdAt: sentAt, decidedAt: doneAt } = review;
  return { ...review, text, state, sentAt, doneAt, facts: factsOf(review) };
}

function ofInquiry(inquiry: Inquiry): Item {
  const { message: text, receivedAt: sentAt, answeredAt: doneAt } = inquiry;
  const state = doneAt === null ? 'open' : 'answered';
  return { ...inquiry, text, state, sentAt, doneAt, facts: factsOf(inquiry) };
}

function factsOf(values: Partial<Record<Fact, string>>): Item['facts'] {
  return storedFields.flatMap((field) => {
    if (field === 'name' || field === 'company' || field === 'message') return [];
    const value = values[field] ?? '';
    return value === '' ? [] : [{ field, value }];
  });
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
