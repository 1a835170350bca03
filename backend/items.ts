import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import {
  byField,
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

const states = {
  reviews: ['pending', 'approved', 'rejected'],
  inquiries: ['open', 'answered'],
} as const;

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
  state: v.picklist([...states.reviews, ...states.inquiries]),
  sentAt: v.number(),
  /** Time of the decision or the answer. */
  doneAt: v.nullable(v.number()),
  /** Why its mail was given up. */
  mailError: v.nullable(v.string()),
});

/** A stored review or inquiry. Times are ms since 1970. Source: docs/specification.md, section 3. */
export type Item = v.InferOutput<typeof row>;

export type List = Item['list'];

/** Column of a form's field; both texts have one. Quoted, because a name could be a word of SQL. */
export function columnOf(field: string): string {
  return field === 'message' || field === 'review' ? 'text' : `"${field}"`;
}

const columns = `id, list, app_id AS appId, name, company, text, rating, ${facts.map(columnOf)}, state,
  sent_at AS sentAt, done_at AS doneAt, nullif(mail, '') AS mailError FROM items`;

/** Items that fit a condition in SQL, newest first. */
export function readItems(
  database: Database,
  where: string,
  args: NonNullable<Statement['args']> = {},
): Promise<Item[]> {
  const sql = `SELECT ${columns} WHERE ${where} ORDER BY sent_at DESC, id DESC`;
  return database.all(row, { sql, args });
}

/** One review or inquiry; undefined for an unknown id. */
export async function findItem(database: Database, id: string): Promise<Item | undefined> {
  return (await readItems(database, 'id = :id', { id }))[0];
}

const sender = v.object({ id: v.string(), email: v.string() });

/** Ids and emails of all items that have one. */
export function readSenders(database: Database) {
  return database.all(sender, { sql: "SELECT id, email FROM items WHERE email <> ''" });
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
    const last = `SELECT id FROM items WHERE list = :list AND ${where} ${order} LIMIT ${max}`;
    const sql = `SELECT ${columns} WHERE id IN (SELECT :shown UNION ALL SELECT * FROM (${last}))
      AND +list = :list AND +${where} ${order}`;
    return database.all(row, { sql, args: { list, shown } });
  };
  const both = async (list: List) => {
    const isOpen = `state = '${states[list][0]}'`;
    const sql = `SELECT count(*) AS count FROM items WHERE list = :list AND ${isOpen}`;
    const [row] = await database.all(v.object({ count: v.number() }), { sql, args: { list } });
    return {
      open: await read(list, isOpen, 'sent_at'),
      done: await read(list, 'done_at IS NOT NULL', 'done_at'),
      /** Number of all that are open. */
      waiting: row?.count ?? 0,
    };
  };
  return { reviews: await both('reviews'), inquiries: await both('inquiries') };
}

export type Lists = Awaited<ReturnType<typeof readLists>>;

/**
 * Approves, rejects or reopens a review, or marks an inquiry as answered or open. False for an
 * unknown id, or a state that the item cannot have. A mail about what is settled is not sent.
 */
export async function setState(
  database: Database,
  { id, state, now }: { readonly id: string; readonly state: string; readonly now: number },
): Promise<boolean> {
  const list = (['reviews', 'inquiries'] as const).find((one) =>
    states[one].some((known) => known === state),
  );
  if (list === undefined) return false;
  const doneAt = state === states[list][0] ? null : now;
  const sql = `UPDATE items SET state = :state, done_at = :doneAt, mail = NULL
    WHERE id = :id AND list = :list`;
  return (await database.write([{ sql, args: { id, list, state, doneAt } }]))[0] === 1;
}

/** Rejects the given reviews that still wait, all or none. */
export async function rejectAll(database: Database, ids: unknown, now: number): Promise<void> {
  const sql = `UPDATE items SET state = 'rejected', done_at = :now, mail = NULL
    WHERE state = 'pending' AND id ${isOne}`;
  await database.write([{ sql, args: { now, ids: JSON.stringify([ids].flat()) } }]);
}

export const isOne = 'IN (SELECT value FROM json_each(:ids))';

/** A transaction deletes at most this many items, and pauses afterwards, in ms, so that others have their turn. */
const [batch, pause] = [250, 20];

/**
 * Deletes items that fit a condition in SQL, with their mails, and returns their number. `isErased` is true if no database
 * file contains deleted text; otherwise the next daily cleanup erases it.
 */
export async function deleteItems(
  database: Database,
  where: string,
  args: Readonly<Record<string, string | number>>,
) {
  let count = 0;
  const sql = `DELETE FROM items WHERE id IN (SELECT id FROM items WHERE ${where} LIMIT ${batch})`;
  for (let deleted = batch; deleted === batch; count += deleted) {
    if (count > 0) await wait(pause);
    [deleted = 0] = await database.write([{ sql, args }]);
  }
  return { count, isErased: await database.emptyJournal() };
}
