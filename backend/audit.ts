import type { Statement } from './database/writer';

/** One moderation action. Contains ids, never addresses. */
interface AuditEntry {
  /** ms since 1970. */
  readonly at: number;
  /** `owner` on the page, `command line`, or `service` for automatic actions. */
  readonly actor: string;
  /** Such as `review.approve`. */
  readonly action: string;
  /** Id of the subject. */
  readonly subject: string;
  /** Table of the subject; without the subject nothing is recorded. */
  readonly of?: 'reviews' | 'inquiries';
}

/** Records an action in the same transaction. */
export function auditStatement({ of, ...entry }: AuditEntry): Statement {
  const condition = of ? `WHERE EXISTS (SELECT 1 FROM ${of} WHERE id = :subject)` : '';
  return {
    sql: `INSERT INTO audit (at, actor, action, subject) SELECT :at, :actor, :action, :subject ${condition}`,
    args: { ...entry },
  };
}
