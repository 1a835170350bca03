import * as v from 'valibot';
import type { Database } from './database';
import { tables } from './migrations/0003-tables';
import { retention } from './migrations/0004-retention';

/** By number. Released migrations never change. */
export const migrations = [tables, retention];

/** Schemas that this program can use: the first migration changes the oldest one. */
const oldest = tables.number - 1;
const latest = Math.max(...migrations.map(({ number }) => number));

/**
 * Runs pending migrations, each in its own transaction; safe for concurrent programs.
 * @throws Error if the database has a schema that this program does not know, or tables of another program.
 */
export async function migrate(database: Database, now: () => number): Promise<void> {
  const before = await schemaOf(database);
  refuseSchema(before);
  for (const { number, statements } of migrations) {
    if (number <= before) continue;
    const mark = {
      sql: 'INSERT INTO schema_migrations (number, applied_at) VALUES (?, ?)',
      args: [number, now()],
    };
    try {
      const made = [record, ...statements].map((sql) => ({ sql, args: [] }));
      await database.write([...made, mark]);
    } catch (error) {
      // Another program has already run it.
      if ((await schemaOf(database)) < number) throw error;
    }
  }
}

/** The list of what was run. */
export const record = `CREATE TABLE IF NOT EXISTS schema_migrations (
  number INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL
) STRICT`;

const highest = v.object({ number: v.nullable(v.number()) });

/**
 * Number of the last migration; 0 for a new database.
 * @throws Error for a database of another program.
 */
export async function schemaOf(database: Database): Promise<number> {
  const names = await database.all(v.object({ name: v.string() }), {
    sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'libsql_*'",
    args: [],
  });
  if (names.length === 0) return 0;
  if (!names.some(({ name }) => name === 'schema_migrations')) {
    throw new Error('it belongs to another program: expected a new file, or one of this service');
  }
  const sql = 'SELECT max(number) AS number FROM schema_migrations';
  return (await database.all(highest, { sql, args: [] }))[0]?.number ?? 0;
}

export function refuseSchema(schema: number): void {
  if (schema === 0 || (schema >= oldest && schema <= latest)) return;
  const expected =
    schema > latest ? 'a newer program, or an older backup' : 'an older program first';
  throw new Error(
    `it has schema ${schema}, but this program knows schemas ${oldest} to ${latest}: expected ${expected}`,
  );
}
