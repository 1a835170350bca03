import * as v from 'valibot';
import type { AuditEntry } from '../audit';
import type { Database } from '../database/database';

/** An action, with the name on what it was done to, while that is there. */
export interface HistoryEntry extends AuditEntry {
  readonly id: number;
  readonly name: string | null;
}

const row: v.GenericSchema<unknown, HistoryEntry> = v.object({
  id: v.number(),
  at: v.number(),
  actor: v.string(),
  action: v.string(),
  subject: v.string(),
  name: v.nullable(v.string()),
});

const entries = `SELECT audit.id, audit.at, audit.actor, audit.action, audit.subject,
    coalesce(reviews.name, enquiries.name) AS name
  FROM audit
    LEFT JOIN reviews ON reviews.id = audit.subject
    LEFT JOIN enquiries ON enquiries.id = audit.subject`;

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly page: number;
  readonly pages: number;
}

const pageLength = 50;

/** One page of what was done, newest first. */
export async function readHistory(database: Database, asked: number): Promise<HistoryPage> {
  const [total] = await database.all(v.object({ count: v.number() }), {
    sql: 'SELECT count(*) AS count FROM audit',
    args: [],
  });
  const pages = Math.max(1, Math.ceil((total?.count ?? 0) / pageLength));
  const page = Math.min(asked, pages);
  const found = await database.all(row, {
    sql: `${entries} ORDER BY audit.id DESC LIMIT ? OFFSET ?`,
    args: [pageLength, (page - 1) * pageLength],
  });
  return { entries: found, page, pages };
}

/** The last action on each of these, by id. */
export async function lastActions(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HistoryEntry>> {
  const found = await database.all(row, {
    sql: `${entries} WHERE audit.id IN (SELECT max(id) FROM audit
      WHERE subject IN (SELECT value FROM json_each(?)) GROUP BY subject)`,
    args: [JSON.stringify(ids)],
  });
  return new Map(found.map((entry) => [entry.subject, entry]));
}
