import { hash, randomBytes } from 'node:crypto';
import {
  byField,
  type FieldTable,
  type InquiryValues,
  inquiryFields,
  type ReviewValues,
  reviewFields,
  storedFields,
  type ValuesOf,
} from '../machines/formRules';
import type { Database } from './database/database';
import type { Statement } from './database/writer';
import type { Dependencies } from './dependencies';
import { columnOf, type List } from './items';

type Storing = Pick<Dependencies, 'database' | 'now' | 'owner'>;

const day = 24 * 60 * 60 * 1000;

/** Stores a new pending review and queues its mail, unless it repeats an earlier one. */
export function addReview(
  { database, now, owner, appId }: Storing & Pick<Dependencies, 'appId'>,
  values: ReviewValues,
): Promise<'added' | 'duplicate'> {
  const own = { id: newId(), appId, status: 'pending', createdAt: now() };
  return add(database, insertReview({ ...values, ...own }, owner));
}

/** Inserts a review, unless its text or id exists. */
export function insertReview(
  review: ReviewValues &
    Readonly<Record<'id' | 'appId' | 'status', string>> & { createdAt: number },
  owner?: string,
): Statement {
  const { id, appId, status: state, createdAt: sentAt } = review;
  const doneAt = state === 'pending' ? null : sentAt;
  // The same review under another address is a duplicate.
  const repeated = { ...review, email: '' };
  const own = { id, appId, state, sentAt, doneAt, since: 0, mail: owner ? '' : null };
  return insert('reviews', reviewFields, review, repeated, own);
}

/** Stores a new inquiry and queues its mail, unless it repeats one of the last 24 hours. */
export function addInquiry(
  { database, now, owner }: Storing,
  values: InquiryValues,
): Promise<'added' | 'duplicate'> {
  const sentAt = now();
  const times = { sentAt, doneAt: null, since: sentAt - day };
  const own = { id: newId(), appId: '', state: 'open', ...times, mail: owner ? '' : null };
  return add(database, insert('inquiries', inquiryFields, values, values, own));
}

async function add(database: Database, statement: Statement): Promise<'added' | 'duplicate'> {
  const [added] = await database.write([statement]);
  return added === 0 ? 'duplicate' : 'added';
}

/**
 * Inserts an item, unless one with the same `repeated` values was sent after `since`.
 * @param own the other columns.
 */
function insert<Fields extends FieldTable>(
  list: List,
  fields: Fields,
  values: ValuesOf<Fields>,
  repeated: ValuesOf<Fields>,
  own: { readonly appId: string } & Readonly<Record<string, string | number | null>>,
): Statement {
  const names = storedFields(fields);
  const parts = [list, own.appId, ...names.map((name) => String(repeated[name]))];
  return {
    sql: `INSERT INTO items
        (id, list, app_id, state, sent_at, done_at, mail, fingerprint, ${names.map(columnOf)})
      SELECT :id, :list, :appId, :state, :sentAt, :doneAt, :mail, :fingerprint,
        ${names.map((name) => `:${name}`).join(', ')}
      WHERE NOT EXISTS
        (SELECT 1 FROM items WHERE fingerprint = :fingerprint AND sent_at > :since)
      ON CONFLICT DO NOTHING`,
    args: {
      ...byField(names, (name) => values[name]),
      ...own,
      list,
      fingerprint: fingerprint(parts),
    },
  };
}

/** Short enough to type after `npm run service -- forget`. */
function newId(): string {
  return randomBytes(8).toString('hex');
}

/** Equal for the same content, regardless of case and spaces. */
function fingerprint(parts: readonly (string | number)[]): string {
  const plain = parts.map((part) =>
    String(part).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(),
  );
  return hash('sha256', JSON.stringify(plain));
}
