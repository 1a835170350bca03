import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/database';
import type { Owner } from '../dependencies';
import { outboxStatement } from '../outbox';
import { hashOf, linkHash, signInLinkLife, signInToken } from './signInLink';

/** Lifetime of a session, in ms. */
export const sessionLife = 12 * 60 * 60 * 1000;

const random = () => randomBytes(32).toString('hex');

interface NewLink {
  readonly now: number;
  readonly secret: string;
  /** False for a decoy: the same work, so that its time tells nobody the owner's address, but no usable link. */
  readonly isAsked: boolean;
  /** Recipient of the mail; undefined sends none. */
  readonly owner: Owner | undefined;
}

/** At most this many links are unused at any time, however often anybody asks. */
const maxLinks = 2;

/**
 * Creates a sign-in link, queues its mail, and returns its id; undefined for a decoy, or while two links are unused.
 * Deletes expired links and sessions.
 */
export async function createSignInLink(
  database: Database,
  { now, secret, isAsked, owner }: NewLink,
): Promise<string | undefined> {
  const id = random();
  const waiting = await database.all(v.object({}), {
    sql: 'SELECT 1 AS one FROM sign_in_links WHERE used_at IS NULL AND expires_at > ?',
    args: [now],
  });
  const isUsable = isAsked && waiting.length < maxLinks;
  await database.write([
    { sql: 'DELETE FROM sign_in_links WHERE expires_at <= ?', args: [now] },
    { sql: 'DELETE FROM sessions WHERE expires_at <= ?', args: [now] },
    {
      sql: 'INSERT INTO sign_in_links VALUES (:hash, :now, :until, :usedAt)',
      args: {
        hash: linkHash(signInToken(id, secret), secret),
        now,
        until: now + signInLinkLife,
        usedAt: isUsable ? null : now,
      },
    },
    ...(owner && isUsable ? [outboxStatement({ kind: 'sign-in', subjectId: id, owner, now })] : []),
  ]);
  return isUsable ? id : undefined;
}

interface UsedLink {
  readonly token: string;
  readonly secret: string;
  readonly now: number;
}

const unused = 'token_hash = :hash AND used_at IS NULL AND expires_at > :now';

/** Checks a sign-in link without using it. */
export async function isLinkUsable(
  database: Database,
  { token, secret, now }: UsedLink,
): Promise<boolean> {
  const hash = linkHash(token, secret);
  return exists(database, `sign_in_links WHERE ${unused}`, { hash, now });
}

/** Uses a link once, and returns the id of a new session; undefined for an invalid link. */
export async function beginSession(
  database: Database,
  { token, secret, now }: UsedLink,
): Promise<string | undefined> {
  const id = random();
  const hash = linkHash(token, secret);
  const where = `EXISTS (SELECT 1 FROM sign_in_links WHERE ${unused})`;
  const [begun] = await database.write([
    {
      sql: `INSERT INTO sessions (id_hash, created_at, expires_at)
        SELECT :id, :now, :until WHERE ${where}`,
      args: { id: hashOf(id), now, until: now + sessionLife, hash },
    },
    // Invalidates all other links.
    {
      sql: `UPDATE sign_in_links SET used_at = :now WHERE used_at IS NULL AND ${where}`,
      args: { now, hash },
    },
  ]);
  return begun === 1 ? id : undefined;
}

/** True if a session has neither ended nor expired. */
export async function isSessionOpen(database: Database, id: string, now: number): Promise<boolean> {
  const rows = 'sessions WHERE id_hash = :hash AND expires_at > :now';
  return exists(database, rows, { hash: hashOf(id), now });
}

async function exists(database: Database, rows: string, args: { hash: string; now: number }) {
  const sql = `SELECT 1 AS one FROM ${rows}`;
  return (await database.all(v.object({}), { sql, args })).length > 0;
}

/** Ends a session. */
export async function endSession(database: Database, id: string): Promise<void> {
  await database.write([{ sql: 'DELETE FROM sessions WHERE id_hash = ?', args: [hashOf(id)] }]);
}
