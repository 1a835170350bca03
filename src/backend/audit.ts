import * as v from 'valibot';
import type { Database } from './database/database';
import type { Statement } from './database/writer';

/** One moderation action. Contains ids, never addresses. */
export interface AuditEntry {
  /** ms since 1970. */
  readonly at: number;
  /** `owner` on the page, `command line`, or `service` for automatic actions. */
  readonly actor: string;
  /** Such as `review.approve`. */
  readonly action: string;
  /** Id of the subject. */
  readonly subject: string;
}

interface NewEntry extends AuditEntry {
  /** Table of the subject; without the subject nothing is recorded. */
  readonly of?: 'reviews' | 'inquiries';
}

/** Records an action in the same transaction. */
export function auditStatement({ of, ...entry }: NewEntry): Statement {
  const condition = of ? `WHERE EXISTS (SELECT 1 FROM ${of} WHERE id = :subject)` : '';
  return {
    sql: `INSERT INTO audit (at, actor, action, subject) SELECT :at, :actor, :action, :subject ${condition}`,
    args: { ...entry },
  };
}

const row: v.GenericSchema<unknown, AuditEntry> = v.object({
  at: v.number(),
  actor: v.string(),
  action: v.string(),
  subject: v.string(),
});

/** Latest actions, newest first. */
export function listAudit(database: Database, max: number): Promise<AuditEntry[]> {
  return database.all(row, {
    sql: 'SELECT at, actor, action, subject FROM audit ORDER BY id DESC LIMIT ?',
    args: [max],
  });
}
