import * as v from 'valibot';
import type { Database } from './database/database';
import type { Statement } from './database/statement';

/** One action of moderation. Holds ids, never addresses. */
export interface AuditEntry {
  /** ms since 1970. */
  readonly at: number;
  /** `owner` on the page, `command line`, `service` for what it does by itself. */
  readonly actor: string;
  /** Such as `review.approve`. */
  readonly action: string;
  /** Id of what was acted on. */
  readonly subject: string;
}

interface NewEntry extends AuditEntry {
  /** The table that has to hold the subject; otherwise nothing happened, and nothing is noted. */
  readonly of?: 'reviews' | 'inquiries';
}

/** Notes an action, in the transaction that it is written with. */
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

/** What was done last, newest first. */
export function listAudit(database: Database, max: number): Promise<AuditEntry[]> {
  return database.all(row, {
    sql: 'SELECT at, actor, action, subject FROM audit ORDER BY id DESC LIMIT ?',
    args: [max],
  });
}
