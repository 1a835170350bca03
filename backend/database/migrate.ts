import * as v from 'valibot';
import type { Database } from './database';

/**
 * Times are whole milliseconds since 1970, UTC. A fingerprint is SHA-256 in hexadecimal. `mail` is empty while a mail
 * waits, and says why one was given up.
 */
const tables = [
  `CREATE TABLE items (
    id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 100),
    list TEXT NOT NULL CHECK (list IN ('reviews', 'inquiries')),
    app_id TEXT NOT NULL CHECK (length(app_id) <= 100),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    email TEXT NOT NULL CHECK (length(email) <= 254),
    phone TEXT NOT NULL DEFAULT '' CHECK (length(phone) <= 30),
    company TEXT NOT NULL CHECK (length(company) <= 100),
    service TEXT NOT NULL CHECK (length(service) BETWEEN 1 AND 100),
    budget TEXT NOT NULL DEFAULT '' CHECK (length(budget) <= 100),
    timeline TEXT NOT NULL DEFAULT '' CHECK (length(timeline) <= 100),
    rating INTEGER CHECK (rating BETWEEN 1 AND 5),
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
    state TEXT NOT NULL CHECK (state IN ('pending', 'approved', 'rejected', 'open', 'answered')),
    sent_at INTEGER NOT NULL CHECK (sent_at > 0),
    done_at INTEGER CHECK (done_at > 0),
    mail TEXT CHECK (length(mail) <= 500),
    fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 64)
  ) STRICT`,
  'CREATE INDEX items_state ON items (list, state, sent_at, id)',
  'CREATE INDEX items_done ON items (list, done_at, id)',
  'CREATE INDEX items_fingerprint ON items (fingerprint, sent_at)',
  "CREATE INDEX items_mail ON items (sent_at, id) WHERE mail = ''",
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
  const sql = `SELECT user_version AS schema, count(name) AS tables, total(name = 'items') AS own
    FROM pragma_user_version LEFT JOIN sqlite_master ON type = 'table' AND name NOT GLOB 'libsql_*'`;
  const [row = { schema: 0, tables: 0, own: 0 }] = await database.all(found, { sql });
  const { schema, tables, own } = row;
  if (schema === 0 ? tables > 0 : own === 0)
    throw new Error(
      'it belongs to another program, or to a version before 1.0: expected a new file',
    );
  if (schema <= migrations.length) return schema;
  throw new Error(
    `a newer version of the service has migrated it (schema ${schema}; this version knows ${migrations.length}): expected that version, or a backup from before its start`,
  );
}
