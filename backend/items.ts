import * as v from 'valibot';
import { byField, type inquiryFields } from '../machines/formRules';
import type { Database } from './database/database';
import type { Statement } from './database/writer';

/** Fields that only some items have, and the email, which is not published. */
export const facts = [
  'email',
  'phone',
  'service',
  'budget',
  'timeline',
] as const satisfies readonly (keyof typeof inquiryFields)[];

/** New reviews are pending, and the sites show only approved ones. */
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
});

/** A stored review or inquiry. Times are ms since 1970. Source: docs/specification.md, section 3. */
export type Item = v.InferOutput<typeof row>;

export type List = Item['list'];

const all = `(
  SELECT id, 'reviews' AS list, app_id AS appId, name, company, review AS text, rating, email,
    '' AS phone, service, '' AS budget, '' AS timeline, status AS state, created_at AS sentAt,
    decided_at AS doneAt
  FROM reviews UNION ALL
  SELECT id, 'inquiries', '', name, company, message, NULL, email,
    phone, service, budget, timeline, iif(answered_at IS NULL, 'open', 'answered'), received_at,
    answered_at
  FROM inquiries)`;

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

/** Both lists of the moderation page. */
export type Lists = Readonly<
  Record<List, { readonly open: readonly Item[]; readonly done: readonly Item[] }>
>;

/** Maximum length of each list, so that a flood does not render megabytes. */
const max = 100;

/** @param shown id of an item that is included wherever it is. */
export async function readLists(database: Database, shown: string): Promise<Lists> {
  const read = (list: List, isOpen: boolean) => {
    const from = `FROM ${all} WHERE list = '${list}'
      AND state ${isOpen ? 'IN' : 'NOT IN'} ('pending', 'open')`;
    const order = `ORDER BY ${isOpen ? 'sentAt' : 'doneAt'} DESC, id DESC`;
    const last = `(SELECT id ${from} ${order} LIMIT ${max})`;
    const sql = `SELECT * ${from} AND (id = :shown OR id IN ${last}) ${order}`;
    return database.all(row, { sql, args: { shown } });
  };
  const both = async (list: List) => ({
    open: await read(list, true),
    done: await read(list, false),
  });
  return { reviews: await both('reviews'), inquiries: await both('inquiries') };
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

/**
 * Approves, rejects or reopens a review, or marks an inquiry as answered or open. False for an
 * unknown id, or a state that the item cannot have.
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
  ]);
  return changed.includes(1);
}

/** Rejects the given reviews that still wait, all or none. */
export async function rejectAll(database: Database, ids: unknown, now: number): Promise<void> {
  const sql = `UPDATE reviews SET status = 'rejected', decided_at = :now
    WHERE status = 'pending' AND id IN (SELECT value FROM json_each(:ids))`;
  await database.write([{ sql, args: { now, ids: JSON.stringify([ids].flat()) } }]);
}

/**
 * Deletes reviews and inquiries with their mails, and returns their number. `isErased` is true if
 * no database file contains deleted text; otherwise the next hourly cleanup erases it.
 */
export async function deleteItems(database: Database, items: readonly Item[]) {
  const args = { ids: JSON.stringify(items.map(({ id }) => id)) };
  const isOne = 'IN (SELECT value FROM json_each(:ids))';
  const [, reviews = 0, inquiries = 0] = await database.write([
    { sql: `DELETE FROM outbox WHERE subject_id ${isOne}`, args },
    { sql: `DELETE FROM reviews WHERE id ${isOne}`, args },
    { sql: `DELETE FROM inquiries WHERE id ${isOne}`, args },
  ]);
  return { count: reviews + inquiries, isErased: await database.emptyJournal() };
}
