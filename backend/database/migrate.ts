import * as v from 'valibot';
import type { Database } from './database';
import { tables } from './migrations/0003-tables';

/** By number. Released migrations never change. */
const migrations = [tables];

/** Schema version of this program. */
export const latestSchema = Math.max(...migrations.map(({ number }) => number));

/**
 * Runs pending migrations, each in its own transaction; safe for concurrent programs.
 * @throws Error if the database is newer than this program.
 */
export async function migrate(database: Database, now: () => number): Promise<void> {
  await database.write([
    {
      sql: `CREATE TABLE IF NOT EXISTS schema_migrations (
        number INTEGER PRIMARY KEY,
        applied_at INTEGER NOT NULL
      ) STRICT`,
      args: [],
    },
  ]);
  const before = await schemaOf(database);
  if (before > latestSchema) {
    throw new Error(
      `the database has schema ${before}, but this program knows schemas up to ${latestSchema}: expected a newer program, or a backup from before the database was migrated`,
    );
  }
  for (const { number, statements } of migrations) {
    if (number <= before) continue;
    const mark = {
      sql: 'INSERT INTO schema_migrations (number, applied_at) VALUES (?, ?)',
      args: [number, now()],
    };
    try {
      await database.write([mark, ...statements.map((sql) => ({ sql, args: [] }))]);
    } catch (error) {
      // Another program has already run it.
      if ((await schemaOf(database)) < number) throw error;
    }
  }
}

const highest = v.object({ number: v.nullable(v.number()) });

/** Number of the last migration; 0 for a new database. */
export async function schemaOf(database: Database): Promise<number> {
  const sql = 'SELECT max(number) AS number FROM schema_migrations';
  return (await database.all(highest, { sql, args: [] }))[0]?.number ?? 0;
}
