import * as v from 'valibot';
import { type FormField, inquiryFields } from '../../../machines/formRules';
import { storedFields } from '../inquiries';
import type { Database } from './database';
import type { Migration } from './migration';
import { first } from './migrations/0001-first';
import { inquiries } from './migrations/0002-inquiries';

const migrations: readonly Migration[] = [first, inquiries];

/** The schema that this program knows. */
export const latestSchema = migrations.length;

/** A database that this program must not touch. */
class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/**
 * Runs the migrations that the database has not had, each once and in a transaction of its own; two programs
 * may do so at the same time. Gives the numbers of those that ran.
 * @throws SchemaError where the database is newer than this program.
 */
export async function migrate(database: Database, now: () => number): Promise<readonly number[]> {
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
    throw new SchemaError(
      `the database has schema ${before}, but this program knows schemas up to ${latestSchema}: expected a newer program, or a backup from before the database was migrated`,
    );
  }
  const ran: number[] = [];
  for (const { number, statements } of migrations.slice(before)) {
    const mark = {
      sql: 'INSERT INTO schema_migrations (number, applied_at) VALUES (?, ?)',
      args: [number, now()],
    };
    try {
      await database.write([mark, ...statements.map((sql) => ({ sql, args: [] }))]);
      ran.push(number);
    } catch (error) {
      // Another program was faster: its mark is there.
      if ((await schemaOf(database)) < number) throw error;
    }
  }
  await addFieldColumns(database);
  return ran;
}

const column = v.object({ name: v.string() });

/** A field that the inquiry's table has gained since the first migration gets a column. */
async function addFieldColumns(database: Database): Promise<void> {
  const sql = "SELECT name FROM pragma_table_info('inquiries')";
  const found = await database.all(column, { sql, args: [] });
  const missing = storedFields.filter((field) => !found.some(({ name }) => name === field));
  await database.write(
    missing.map((field) => {
      const { maxLength = 100 }: FormField = inquiryFields[field];
      const check = `CHECK (length(${field}) <= ${maxLength})`;
      return {
        sql: `ALTER TABLE inquiries ADD COLUMN ${field} TEXT NOT NULL DEFAULT '' ${check}`,
        args: [],
      };
    }),
  );
}

const highest = v.object({ number: v.nullable(v.number()) });

/** The number of the last migration that the database has had; 0 for a new one. */
export async function schemaOf(database: Database): Promise<number> {
  const sql = 'SELECT max(number) AS number FROM schema_migrations';
  return (await database.all(highest, { sql, args: [] }))[0]?.number ?? 0;
}
