import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { ReviewValues } from '../machines/formRules';
import type { Database } from './database/database';
import type { Statement } from './database/writer';
import type { Owner } from './dependencies';
import { outboxStatements } from './outbox';

/** Moderation status. New reviews are pending; the sites show only approved ones. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const columns = `id, app_id AS appId, name, company, service, rating, review, email, status,
  created_at AS createdAt, decided_at AS decidedAt`;

/** A stored review, with times in ms since 1970. Source: docs/specification.md, section 3. */
export const row = v.object({
  id: v.string(),
  appId: v.string(),
  name: v.string(),
  company: v.string(),
  service: v.string(),
  rating: v.number(),
  review: v.string(),
  email: v.string(),
  status: v.picklist(reviewStatuses),
  createdAt: v.number(),
  /** Time of the last decision. */
  decidedAt: v.nullable(v.number()),
});
export type Review = v.InferOutput<typeof row>;

interface NewReview {
  readonly appId: string;
  readonly values: ReviewValues;
  readonly now: number;
  /** Recipient of the notification. */
  readonly owner: Owner | undefined;
}

/** Stores a new pending review, unless it repeats an earlier one. */
export async function addReview(
  database: Database,
  { appId, values, now, owner }: NewReview,
): Promise<'added' | 'duplicate'> {
  const id = newId();
  const review: Review = {
    ...values,
    id,
    appId,
    status: 'pending',
    createdAt: now,
    decidedAt: null,
  };
  const [added] = await database.write([
    insertReview(review),
    ...outboxStatements({ kind: 'review', subjectId: id, owner, now }),
  ]);
  return added === 0 ? 'duplicate' : 'added';
}

/** Inserts a review, unless its text or id exists. */
export function insertReview(review: Review): Statement {
  return {
    sql: `INSERT INTO reviews (id, app_id, name, company, service, rating, review, email, status,
        created_at, decided_at, fingerprint)
      VALUES (:id, :appId, :name, :company, :service, :rating, :review, :email, :status,
        :createdAt, :decidedAt, :fingerprint)
      ON CONFLICT DO NOTHING`,
    args: { ...review, fingerprint: fingerprintOf(review) },
  };
}

/** Approved reviews of a site, newest first. */
export function listApproved(database: Database, appId: string, max: number): Promise<Review[]> {
  return select(database, "WHERE app_id = ? AND status = 'approved'", [appId], max);
}

/** All reviews, newest first. */
export function listReviews(database: Database): Promise<Review[]> {
  return select(database);
}

/** One review; undefined for an unknown id. */
export async function findReview(database: Database, id: string): Promise<Review | undefined> {
  return (await select(database, 'WHERE id = ?', [id]))[0];
}

function select(database: Database, where = '', args: string[] = [], max = -1): Promise<Review[]> {
  const sql = `SELECT ${columns} FROM reviews ${where} ORDER BY created_at DESC, id DESC LIMIT ?`;
  return database.all(row, { sql, args: [...args, max] });
}

interface Decision {
  readonly id: string;
  readonly status: ReviewStatus;
  readonly now: number;
}

/** Sets the status and returns the review; undefined for an unknown id. */
export async function setReviewStatus(
  database: Database,
  { id, status, now }: Decision,
): Promise<Review | undefined> {
  await database.write([
    {
      sql: 'UPDATE reviews SET status = ?, decided_at = ? WHERE id = ?',
      args: [status, status === 'pending' ? null : now, id],
    },
  ]);
  return findReview(database, id);
}

/** Short enough to type after `npm run reviews -- approve`. */
export function newId(): string {
  return randomBytes(8).toString('hex');
}

/** Equal for reviews with the same content, ignoring case and spaces. */
function fingerprintOf({ appId, name, company, service, rating, review }: Review): string {
  return fingerprint([appId, name, company, service, String(rating), review]);
}

export function fingerprint(parts: readonly string[]): string {
  const plain = parts.map((part) =>
    part.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(),
  );
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex');
}
