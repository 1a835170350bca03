/**
 * Times are whole milliseconds since 1970, UTC. A hash is SHA-256 in hexadecimal. A database of schema
 * 2 has these tables and `audit`; number 1 was never released. A field that the forms gain needs its
 * column in a migration of its own.
 */
export const tables = {
  number: 3,
  statements: [
    `CREATE TABLE IF NOT EXISTS reviews (
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
    'CREATE INDEX IF NOT EXISTS reviews_shown ON reviews (app_id, status, created_at DESC)',
    'CREATE INDEX IF NOT EXISTS reviews_email ON reviews (email)',
    `CREATE TABLE IF NOT EXISTS inquiries (
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
    'CREATE INDEX IF NOT EXISTS inquiries_received ON inquiries (received_at)',
    'CREATE INDEX IF NOT EXISTS inquiries_fingerprint ON inquiries (fingerprint, received_at)',
    'CREATE INDEX IF NOT EXISTS inquiries_email ON inquiries (email)',
    `CREATE TABLE IF NOT EXISTS outbox (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('inquiry', 'review', 'sign-in')),
      subject_id TEXT NOT NULL CHECK (length(subject_id) BETWEEN 1 AND 100),
      recipient TEXT NOT NULL CHECK (length(recipient) BETWEEN 3 AND 254),
      language TEXT NOT NULL CHECK (language IN ('en', 'he')),
      attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      created_at INTEGER NOT NULL CHECK (created_at > 0),
      next_attempt_at INTEGER NOT NULL CHECK (next_attempt_at > 0),
      sent_at INTEGER CHECK (sent_at > 0),
      last_error TEXT CHECK (length(last_error) <= 500),
      UNIQUE (kind, subject_id)
    ) STRICT`,
    'CREATE INDEX IF NOT EXISTS outbox_due ON outbox (next_attempt_at) WHERE sent_at IS NULL',
    `CREATE TABLE IF NOT EXISTS sign_in_links (
      token_hash TEXT PRIMARY KEY CHECK (length(token_hash) = 64),
      created_at INTEGER NOT NULL CHECK (created_at > 0),
      expires_at INTEGER NOT NULL CHECK (expires_at > created_at),
      used_at INTEGER CHECK (used_at > 0)
    ) STRICT`,
    `CREATE TABLE IF NOT EXISTS sessions (
      id_hash TEXT PRIMARY KEY CHECK (length(id_hash) = 64),
      created_at INTEGER NOT NULL CHECK (created_at > 0),
      expires_at INTEGER NOT NULL CHECK (expires_at > created_at)
    ) STRICT`,
    'DROP TABLE IF EXISTS audit',
  ],
};
