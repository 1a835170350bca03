import { createHash, randomBytes } from 'node:crypto';
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
import type { Statement } from './database/writer';
import type { Dependencies } from './dependencies';
import { queueMail } from './mail/outbox';

type Storing = Pick<Dependencies, 'database' | 'now' | 'owner'>;

const day = 24 * 60 * 60 * 1000;

/** Stores a new pending review and queues its mail, unless it repeats an earlier one. */
export function addReview(
  storing: Storing & Pick<Dependencies, 'appId'>,
  values: ReviewValues,
): Promise<'added' | 'duplicate'> {
  const own = { id: newId(), appId: storing.appId, createdAt: storing.now() };
  const statement = insertReview({ ...values, ...own, status: 'pending' });
  return add(storing, own.id, statement);
}

/** Inserts a review, unless its text or id exists. */
export function insertReview(
  review: ReviewValues & {
    readonly id: string;
    readonly appId: string;
    readonly status: string;
    readonly createdAt: number;
  },
): Statement {
  const { columns, args } = stored(reviewFields, review);
  const { id, appId, status, createdAt } = review;
  // The same review under another address is a duplicate.
  const { email: _, ...published } = args;
  return {
    sql: `INSERT INTO reviews (id, app_id, ${columns()}, status, created_at, fingerprint)
      VALUES (:id, :appId, ${columns(':')}, :status, :createdAt, :fingerprint)
      ON CONFLICT DO NOTHING`,
    args: {
      ...{ ...args, id, appId, status, createdAt },
      fingerprint: fingerprint([appId, ...Object.values(published)]),
    },
  };
}

/** Columns and arguments of the stored fields, in the order of the form. */
function stored<Fields extends FieldTable>(fields: Fields, values: ValuesOf<Fields>) {
  const names = storedFields(fields);
  return {
    columns: (prefix = '') => names.map((name) => prefix + name).join(', '),
    args: byField(names, (name) => values[name]),
  };
}

/** Stores a new inquiry and queues its mail, unless it repeats one of the last 24 hours. */
export function addInquiry(
  storing: Storing,
  values: InquiryValues,
): Promise<'added' | 'duplicate'> {
  const id = newId();
  const now = storing.now();
  const { columns, args } = stored(inquiryFields, values);
  return add(storing, id, {
    sql: `INSERT INTO inquiries (id, ${columns()}, received_at, fingerprint)
      SELECT :id, ${columns(':')}, :now, :fingerprint
      WHERE NOT EXISTS
        (SELECT 1 FROM inquiries WHERE fingerprint = :fingerprint AND received_at > :since)`,
    args: {
      ...{ ...args, id, now, since: now - day },
      fingerprint: fingerprint(Object.values(args)),
    },
  });
}

async function add(
  { database, now, owner }: Storing,
  id: string,
  statement: Statement,
): Promise<'added' | 'duplicate'> {
  const [added] = await database.write([statement, ...queueMail(id, owner, now())]);
  return added === 0 ? 'duplicate' : 'added';
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
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex');
}
