import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import {
  byField,
  type FieldTable,
  inquiryFields,
  reviewFields,
  type StoredField,
  storedFields,
} from '../machines/formRules';
import type { Database } from './database/database';
import type { Statement } from './database/writer';

/** Fields of both forms. */
export const formFields = { ...inquiryFields, ...reviewFields };

/** Fields that have a place of their own in a mail and on a card. */
const placed = ['name', 'company', 'message', 'review', 'rating'] as const;

/** The other fields: each is a line with its label. */
export type Fact = Exclude<StoredField<typeof formFields>, (typeof placed)[number]>;

export const facts = storedFields(formFields).filter(
  (name): name is Fact => !placed.some((other) => other === name),
);

const reviewStates = ['pending', 'approved', 'rejected'] as const;

const row = v.object({
  id: v.string(),
  list: v.picklist(['reviews', 'inquiries']),
  /** Site of a review; empty for an inquiry. */
  appId: v.string(),
  name: v.string(),
  company: v.string(),
  text: v.string(),
  /** 1 to 5; null for an inquiry. */
  rating: v.nullable(v.number()),
  /** Empty where nothing was filled in. */
  ...byField(facts, () => v.string()),
  state: v.picklist([...reviewStates, 'open', 'answered']),
  sentAt: v.number(),
  /** Time of the decision or the answer. */
  doneAt: v.nullable(v.number()),
  /** Why its mail was given up. */
  mailError: v.nullable(v.string()),
});

/** A stored review or inquiry. Times are ms since 1970. Source: docs/specification.md, section 3. */
export type Item = v.InferOutput<typeof row>;

export type List = Item['list'];

const factsIn = (fields: FieldTable) =>
  facts.map((name) => (name in fields ? name : `'' AS ${name}`)).join(', ');

const mailError = '(SELECT error FROM outbox WHERE item_id = id) AS mailError';

const columns: Readonly<Record<List, string>> = {
  reviews: `id, 'reviews' AS list, app_id AS appId, name, company, review AS text, rating,
    ${factsIn(reviewFields)}, status AS state, created_at AS sentAt, decided_at AS doneAt,
    ${mailError} FROM reviews`,
  inquiries: `id, 'inquiries' AS list, '' AS appId, name, company, message AS text, NULL AS rating,
    ${factsIn(inquiryFields)}, iif(answered_at IS NULL, 'open', 'answered') AS state,
    received_at AS sentAt, answered_at AS doneAt, ${mailError} FROM inquiries`,
};

const all = `(SELECT ${columns.reviews} UNION ALL SELECT ${columns.inquiries})`;

/** Items that fit a condition in SQL, newest first. */
export function readItems(
  database: Database,
  where: string,
  args: NonNullable<Statement['args']> = {},
  max = -1,
): Promise<Item[]> {
  const sql = `SELECT * FROM ${all} WHERE ${where} ORDER BY sentAt DESC, id DESC LIMIT ${max}`;
  return database.all(row, { sql, args });
}

/** One review or inquiry; undefined for an unknown id. */
export async function findItem(database: Database, id: string): Promise<Item | undefined> {
  return (await readItems(database, 'id = :id', { id }))[0];
}

const senders = v.array(v.tuple([v.string(), v.string()]));

/** Ids and emails of items that fit a condition in SQL. As one row, because a flood has a hundred thousand. */
export async function readSenders(
  database: Database,
  where: string,
  args: NonNullable<Statement['args']> = {},
) {
  const sql = `SELECT json_group_array(json_array(id, email)) AS found FROM ${all} WHERE ${where}`;
  const [row] = await database.all(v.object({ found: v.string() }), { sql, args });
  return v.parse(senders, JSON.parse(row?.found ?? '[]'));
}

/** Maximum length of each list, so that a flood does not render megabytes. */
const max = 100;

/**
 * Both lists of the moderation page.
 * @param shown id of an item that is included wherever it is.
 */
export async function readLists(database: Database, shown: string) {
  // By indexes, because a flood fills the lists.
  const read = (list: List, where: string, time: string) => {
    const order = `ORDER BY ${time} DESC, id DESC`;
    const last = `SELECT id FROM ${list} WHERE ${where} ${order} LIMIT ${max}`;
    const sql = `SELECT ${columns[list]} WHERE id IN (SELECT :shown UNION ALL SELECT * FROM (${last}))
      AND +${where} ${order}`;
    return database.all(row, { sql, args: { shown } });
  };
  return {
    reviews: {
      open: await read('reviews', "status = 'pending'", 'created_at'),
      done: await read('reviews', "status <> 'pending'", 'decided_at'),
    },
    inquiries: {
      open: await read('inquiries', 'answered_at IS NULL', 'received_at'),
      done: await read('inquiries', 'answered_at IS NOT NULL', 'answered_at'),
    },
  };
}

export type Lists = Awaited<ReturnType<typeof readLists>>;

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

/**
 * Approves, rejects or reopens a review, or marks an inquiry as answered or open. False for an
 * unknown id, or a state that the item cannot have. A mail about what is settled is not sent.
 */
export async function setState(
  database: Database,
  args: { readonly id: string; readonly state: string; readonly now: number },
): Promise<boolean> {
  const changed = await database.write([
    {
      sql: `UPDATE reviews SET status = :state, decided_at = iif(:state = 'pending', NULL, :now)
        WHERE id = :id AND :state IN ('pending', 'approved', 'rejected')`,
      args,
    },
    {
      sql: `UPDATE inquiries SET answered_at = iif(:state = 'open', NULL, :now)
        WHERE id = :id AND :state IN ('open', 'answered')`,
      args,
    },
    { sql: 'DELETE FROM outbox WHERE item_id = :id', args },
  ]);
  return changed.slice(0, 2).includes(1);
}

/** Rejects the given reviews that still wait, all or none. */
export async function rejectAll(database: Database, ids: unknown, now: number): Promise<void> {
  const args = { now, ids: JSON.stringify([ids].flat()) };
  const reject = `UPDATE reviews SET status = 'rejected', decided_at = :now
    WHERE status = 'pending' AND id ${isOne}`;
  const drop = `DELETE FROM outbox WHERE item_id ${isOne}`;
  await database.write([reject, drop].map((sql) => ({ sql, args })));
}

const isOne = 'IN (SELECT value FROM json_each(:ids))';

/** A transaction deletes at most this many items, and pauses afterwards, in ms, so that others have their turn. */
const [batch, pause] = [250, 20];

/**
 * Deletes reviews and inquiries with their mails, and returns their number. `isErased` is true if
 * no database file contains deleted text; otherwise the next daily cleanup erases it.
 */
export async function deleteItems(database: Database, ids: readonly string[]) {
  let count = 0;
  for (let at = 0; at < ids.length; at += batch) {
    if (at > 0) await wait(pause);
    const args = { ids: JSON.stringify(ids.slice(at, at + batch)) };
    const [reviews = 0, inquiries = 0] = await database.write([
      { sql: `DELETE FROM reviews WHERE id ${isOne}`, args },
      { sql: `DELETE FROM inquiries WHERE id ${isOne}`, args },
      { sql: `DELETE FROM outbox WHERE item_id ${isOne}`, args },
    ]);
    count += reviews + inquiries;
  }
  return { count, isErased: await database.emptyJournal() };
}
