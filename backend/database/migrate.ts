import * as v from 'valibot';
import type { Database } from './database';

/**
 * Times are whole milliseconds since 1970, UTC. A fingerprint is SHA-256 in hexadecimal. An outbox row is a mail that
 * waits, or that was given up because of an error.
 */
const tables = [
  `CREATE TABLE reviews (
    id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 100),
    app_id TEXT NOT NULL CHECK (length(app_id) BETWEEN 1 AND 100),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    company TEXT NOT NULL CHECK (length(company) BETWEEN 1 AND 100),
    service TEXT NOT NULL CHECK (length(service) BETWEEN 1 AND 100),
    rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
    review TEXT NOT NULL CHECK (length(review) BETWEEN 1 AND 2000),
    email TEXT NOT NULL DEFAULT '' CHECK (length(email) <= 254),
    status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
    created_at INTEGER NOT NULL CHECK (created_at > 0),
    decided_at INTEGER CHECK (decided_at > 0),
    fingerprint TEXT NOT NULL UNIQUE CHECK (length(fingerprint) = 64)
  ) STRICT`,
  'CREATE INDEX reviews_shown ON reviews (app_id, status, created_at DESC, id DESC)',
  'CREATE INDEX reviews_waiting ON reviews (status, created_at, id)',
  'CREATE INDEX reviews_decided ON reviews (decided_at, id, status)',
  `CREATE TABLE inquiries (
    id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 100),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    email TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
    phone TEXT NOT NULL DEFAULT '' CHECK (length(phone) <= 30),
    company TEXT NOT NULL DEFAULT '' CHECK (length(company) <= 100),
    service TEXT NOT NULL CHECK (length(service) BETWEEN 1 AND 100),
    budget TEXT NOT NULL DEFAULT '' CHECK (length(budget) <= 100),
    timeline TEXT NOT NULL DEFAULT '' CHECK (length(timeline) <= 100),
    message TEXT NOT NULL CHECK (length(message) BETWEEN 1 AND 2000),
    received_at INTEGER NOT NULL CHECK (received_at > 0),
    answered_at INTEGER CHECK (answered_at > 0),
    fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 64)
  ) STRICT`,
  'CREATE INDEX inquiries_waiting ON inquiries (answered_at, received_at, id)',
  'CREATE INDEX inquiries_fingerprint ON inquiries (fingerprint, received_at)',
  `CREATE TABLE outbox (
    item_id TEXT PRIMARY KEY CHECK (length(item_id) BETWEEN 1 AND 100),
    created_at INTEGER NOT NULL CHECK (created_at > 0),
    error TEXT CHECK (length(error) <= 500)
  ) STRICT`,
  'CREATE INDEX outbox_waiting ON outbox (created_at, item_id) WHERE error IS NULL',
];

/**
 * Each makes the next schema, whose number is `PRAGMA user_version`. A released one never changes: a field that the
 * forms gain has its column in a migration of its own.
 */
const migrations = [tables];

/**
 * Runs pending migrations, each in its own transaction; safe for concurrent programs.
 * @throws Error if the database has a schema that this program does not know, or tables of another program.
 */
export async function migrate(database: Database): Promise<void> {
  const before = await schemaOf(database);
  for (const [number, statements] of migrations.entries()) {
    if (number < before) continue;
    try {
      const made = [...statements, `PRAGMA user_version = ${number + 1}`];
      await database.write(made.map((sql) => ({ sql })));
    } catch (error) {
      // Another program has already run it.
      if ((await schemaOf(database)) <= number) throw error;
    }
  }
}

const found = v.object({ schema: v.number(), tables: v.number(), own: v.number() });

/**
 * Number of the schema; 0 for a new database.
 * @throws Error for a database of another program, or of a newer one.
 */
export async function schemaOf(database: Database): Promise<number> {
  const sql = `SELECT user_version AS schema, count(name) AS tables, total(name = 'outbox') AS own
    FROM pragma_user_version LEFT JOIN sqlite_master ON type = 'table' AND name NOT GLOB 'libsql_*'`;
  const [row = { schema: 0, tables: 0, own: 0 }] = await database.all(found, { sql });
  const { schema, tables, own } = row;
  if (tables > 0 && (schema === 0 || own === 0)) {
    throw new Error('it belongs to another program: expected a new file, or one of this service');
  }
  if (schema <= migrations.length) return schema;
  throw new Error(
    `it has schema ${schema}, but this program knows ${migrations.length}: expected a newer program, or an older backup`,
  );
}
