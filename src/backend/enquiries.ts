import * as v from 'valibot';
import { byField, type EnquiryValues, enquiryFields, fieldsOf } from '../../machines/formRules';
import { auditStatement } from './audit';
import type { Database } from './database/database';
import type { Owner } from './dependencies';
import { outboxStatement } from './outbox';
import { fingerprint, newId } from './reviews';

/** What is stored of an enquiry: all but the consent, without which there is none. */
export const storedFields = fieldsOf(
  enquiryFields,
  ...(['text', 'email', 'phone', 'longText', 'choice'] as const),
);

/** A stored enquiry. Source: specification, section 3. */
export interface Enquiry extends Omit<EnquiryValues, 'terms'> {
  readonly id: string;
  /** ms since 1970. */
  readonly receivedAt: number;
  readonly answeredAt: number | null;
}

const names = storedFields.join(', ');

export const columns = `id, ${names}, received_at AS receivedAt, answered_at AS answeredAt`;

export const row: v.GenericSchema<unknown, Enquiry> = v.object({
  id: v.string(),
  ...byField(storedFields, () => v.string()),
  receivedAt: v.number(),
  answeredAt: v.nullable(v.number()),
});

const day = 24 * 60 * 60 * 1000;

interface NewEnquiry {
  readonly values: EnquiryValues;
  readonly now: number;
  /** Who is told of it. */
  readonly owner: Owner | undefined;
}

/** Keeps a new enquiry; one that says the same as another of the last 24 hours is merged with it. */
export async function addEnquiry(
  database: Database,
  { values, now, owner }: NewEnquiry,
): Promise<'added' | 'duplicate'> {
  const id = newId();
  const fields = byField(storedFields, (name) => values[name]);
  const [added] = await database.write([
    {
      sql: `INSERT INTO enquiries (id, ${names}, received_at, fingerprint)
        SELECT :id, ${storedFields.map((name) => `:${name}`).join(', ')}, :now, :fingerprint
        WHERE NOT EXISTS
          (SELECT 1 FROM enquiries WHERE fingerprint = :fingerprint AND received_at > :since)`,
      args: {
        id,
        ...fields,
        now,
        since: now - day,
        fingerprint: fingerprint(Object.values(fields)),
      },
    },
    ...(owner
      ? [outboxStatement({ kind: 'enquiry', subjectId: id, owner, now, where: 'enquiries' })]
      : []),
  ]);
  return added === 0 ? 'duplicate' : 'added';
}

/** All enquiries, newest first. */
export function listEnquiries(database: Database): Promise<Enquiry[]> {
  return database.all(row, {
    sql: `SELECT ${columns} FROM enquiries ORDER BY received_at DESC, id DESC`,
    args: [],
  });
}

/** One enquiry; undefined when none has the id. */
export async function findEnquiry(database: Database, id: string): Promise<Enquiry | undefined> {
  const found = await database.all(row, {
    sql: `SELECT ${columns} FROM enquiries WHERE id = ?`,
    args: [id],
  });
  return found[0];
}

interface Action {
  readonly id: string;
  readonly now: number;
  /** Who acts: `owner` on the page, `command line`. */
  readonly actor: string;
}

/** Marks an enquiry as answered, or as not. The changed one; undefined when none has the id. */
export async function setEnquiryAnswered(
  database: Database,
  { id, now, actor, isAnswered }: Action & { readonly isAnswered: boolean },
): Promise<Enquiry | undefined> {
  const action = isAnswered ? 'enquiry.answer' : 'enquiry.undo';
  await database.write([
    auditStatement({ at: now, actor, action, subject: id, of: 'enquiries' }),
    {
      sql: 'UPDATE enquiries SET answered_at = ? WHERE id = ?',
      args: [isAnswered ? now : null, id],
    },
  ]);
  return findEnquiry(database, id);
}

/** Deletes an enquiry and what was to be mailed of it. Whether there was one. */
export async function deleteEnquiry(
  database: Database,
  { id, now, actor }: Action,
): Promise<boolean> {
  const changes = await database.write([
    auditStatement({ at: now, actor, action: 'enquiry.delete', subject: id, of: 'enquiries' }),
    { sql: "DELETE FROM outbox WHERE kind = 'enquiry' AND subject_id = ?", args: [id] },
    { sql: 'DELETE FROM enquiries WHERE id = ?', args: [id] },
  ]);
  await database.emptyJournal();
  return changes.at(-1) === 1;
}
