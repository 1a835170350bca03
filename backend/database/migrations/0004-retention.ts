/** Remembers the clock of the last cleanup, and finds and counts what waits in a flood without reading all of it. */
export const retention = {
  number: 4,
  statements: [
    `CREATE TABLE IF NOT EXISTS cleanups (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      last_at INTEGER NOT NULL CHECK (last_at > 0),
      wait INTEGER NOT NULL CHECK (wait >= 0)
    ) STRICT`,
    'CREATE INDEX IF NOT EXISTS reviews_waiting ON reviews (status, created_at, id)',
    'CREATE INDEX IF NOT EXISTS reviews_decided ON reviews (decided_at, id, status)',
    'CREATE INDEX IF NOT EXISTS inquiries_waiting ON inquiries (answered_at, received_at, id)',
  ],
};
