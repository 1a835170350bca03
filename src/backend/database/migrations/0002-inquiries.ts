import type { Migration } from '../migration';

/** Renames enquiries to inquiries. SQLite changes a CHECK only by copying the table. */
export const inquiries: Migration = {
  number: 2,
  statements: [
    'ALTER TABLE enquiries RENAME TO inquiries',
    'DROP INDEX enquiries_received',
    'DROP INDEX enquiries_fingerprint',
    'DROP INDEX enquiries_email',
    'CREATE INDEX inquiries_received ON inquiries (received_at)',
    'CREATE INDEX inquiries_fingerprint ON inquiries (fingerprint, received_at)',
    'CREATE INDEX inquiries_email ON inquiries (email)',
    'ALTER TABLE outbox RENAME TO outbox_before',
    'DROP INDEX outbox_due',
    `CREATE TABLE outbox (
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
    `INSERT INTO outbox SELECT id, replace(kind, 'enquiry', 'inquiry'), subject_id, recipient, language, attempts,
      created_at, next_attempt_at, sent_at, last_error FROM outbox_before`,
    'DROP TABLE outbox_before',
    'CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE sent_at IS NULL',
    "UPDATE audit SET action = replace(action, 'enquiry', 'inquiry')",
  ],
};
