import * as v from 'valibot';
import { byField, fieldsOf, type InquiryValues, inquiryFields } from '../machines/formRules';
import type { Database } from './database/database';
import type { Owner } from './dependencies';
import { outboxStatements } from './outbox';
import { fingerprint, newId } from './reviews';

/** Stored fields: all but the consent, which every inquiry has. */
export const storedFields = fieldsOf(
  inquiryFields,
  ...(['text', 'email', 'phone', 'longText', 'choice'] as const),
);

const names = storedFields.join(', ');

export const columns = `id, ${names}, received_at AS receivedAt, answered_at AS answeredAt`;

/** A stored inquiry, with times in ms since 1970. Source: docs/specification.md, section 3. */
export const row = v.object({
  id: v.string(),
  ...byField(storedFields, () => v.string()),
  receivedAt: v.number(),
  answeredAt: v.nullable(v.number()),
});
export type Inquiry = v.InferOutput<typeof row>;

const day = 24 * 60 * 60 * 1000;

interface NewInquiry {
  readonly values: InquiryValues;
  readonly now: number;
  /** Recipient of the notification. */
  readonly owner: Owner | undefined;
}

/** Stores a new inquiry, unless it repeats one of the last 24 hours. */
export async function addInquiry(
  database: Database,
  { values, now, owner }: NewInquiry,
): Promise<'added' | 'duplicate'> {
  const id = newId();
  const fields = byField(storedFields, (name) => values[name]);
  const [added] = await database.write([
    {
      sql: `INSERT INTO inquiries (id, ${names}, received_at, fingerprint)
        SELECT :id, ${storedFields.map((name) => `:${name}`).join(', ')}, :now, :fingerprint
        WHERE NOT EXISTS
          (SELECT 1 FROM inquiries WHERE fingerprint = :fingerprint AND received_at > :since)`,
      args: {
        id,
        ...fields,
        now,
        since: now - day,
        fingerprint: fingerprint(Object.values(fields)),
      },
    },
    ...outboxStatements({ kind: 'inquiry', subjectId: id, owner, now }),
  ]);
  return added === 0 ? 'duplicate' : 'added';
}

/** One inquiry; undefined for an unknown id. */
export async function findInquiry(database: Database, id: string): Promise<Inquiry | undefined> {
  const found = await database.all(row, {
    sql: `SELECT ${columns} FROM inquiries WHERE id = ?`,
    args: [id],
  });
  return found[0];
}

interface Answer {
  readonly id: string;
  readonly now: number;
  readonly isAnswered: boolean;
}

/** Marks an inquiry as answered or not. Returns false for an unknown id. */
export async function setInquiryAnswered(
  database: Database,
  { id, now, isAnswered }: Answer,
): Promise<boolean> {
  const [changed] = await database.write([
    {
      sql: 'UPDATE inquiries SET answered_at = ? WHERE id = ?',
      args: [isAnswered ? now : null, id],
    },
  ]);
  return changed === 1;
}
