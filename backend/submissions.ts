import { createHash, randomBytes } from 'node:crypto';
import {
  byField,
  fieldsOf,
  type InquiryValues,
  inquiryFields,
  type ReviewValues,
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
  return add(storing, 'review', own.id, statement);
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
  const { appId, name, company, service, rating, review: text } = review;
  return {
    sql: `INSERT INTO reviews (id, app_id, name, company, service, rating, review, email, status,
        created_at, fingerprint)
      VALUES (:id, :appId, :name, :company, :service, :rating, :review, :email, :status,
        :createdAt, :fingerprint)
      ON CONFLICT DO NOTHING`,
    args: {
      ...review,
      fingerprint: fingerprint([appId, name, company, service, String(rating), text]),
    },
  };
}

/** Stored fields: all but the consent, which every inquiry has. */
const storedFields = fieldsOf(inquiryFields, 'text', 'email', 'phone', 'longText', 'choice');

/** Stores a new inquiry and queues its mail, unless it repeats one of the last 24 hours. */
export function addInquiry(
  storing: Storing,
  values: InquiryValues,
): Promise<'added' | 'duplicate'> {
  const id = newId();
  const now = storing.now();
  const fields = byField(storedFields, (name) => values[name]);
  return add(storing, 'inquiry', id, {
    sql: `INSERT INTO inquiries (id, ${storedFields.join(', ')}, received_at, fingerprint)
      SELECT :id, ${storedFields.map((name) => `:${name}`).join(', ')}, :now, :fingerprint
      WHERE NOT EXISTS
        (SELECT 1 FROM inquiries WHERE fingerprint = :fingerprint AND received_at > :since)`,
    args: {
      ...{ id, ...fields, now, since: now - day },
      fingerprint: fingerprint(Object.values(fields)),
    },
  });
}

async function add(
  { database, now, owner }: Storing,
  kind: 'review' | 'inquiry',
  id: string,
  statement: Statement,
): Promise<'added' | 'duplicate'> {
  const [added] = await database.write([statement, ...queueMail(kind, id, owner, now())]);
  return added === 0 ? 'duplicate' : 'added';
}

/** Short enough to type after `npm run reviews -- approve`. */
function newId(): string {
  return randomBytes(8).toString('hex');
}

/** Equal for the same content, regardless of case and spaces. */
function fingerprint(parts: readonly string[]): string {
  const plain = parts.map((part) =>
    part.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(),
  );
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex');
}
