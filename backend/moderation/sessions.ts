import { createHash, createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/database';
import type { ModerationOptions, Owner } from '../dependencies';
import { outboxStatements } from '../outbox';

/** Lifetime of a session, in ms. */
export const sessionLife = 12 * 60 * 60 * 1000;

/** Lifetime of a sign-in link, in ms. Expired links are not mailed. */
export const signInLinkLife = 15 * 60 * 1000;

/** At most this many links are unused at any time, however often anybody asks. */
const maxLinks = 2;

/** Address of a sign-in link; its id is the `subject_id` of the outbox row. */
export function signInAddress(
  linkId: string,
  { secret, origin }: Pick<ModerationOptions, 'secret' | 'origin'>,
): string {
  return new URL(`/moderate/link/${tokenOf(linkId, secret)}`, origin).href;
}

/** Token of a link, which is never stored: 43 characters of base64url. */
function tokenOf(linkId: string, secret: string): string {
  return createHmac('sha256', secret).update(`sign-in link ${linkId}`).digest('base64url');
}

interface NewLink {
  readonly now: number;
  readonly secret: string;
  /**
   * False for a decoy: the same work, so that its time does not reveal the owner's address, but no
   * link that works.
   */
  readonly isAsked: boolean;
  /** Recipient of the mail; undefined sends none. */
  readonly owner: Owner | undefined;
}

/**
 * Creates a sign-in link, queues its mail, and returns its id; undefined for a decoy, or while two
 * links are unused. Deletes expired links and sessions.
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
        hash: hashOf(tokenOf(id, secret), secret),
        now,
        until: now + signInLinkLife,
        usedAt: isUsable ? null : now,
      },
    },
    ...(isUsable ? outboxStatements({ kind: 'sign-in', subjectId: id, owner, now }) : []),
  ]);
  return isUsable ? id : undefined;
}

interface LinkUse {
  readonly token: string;
  readonly secret: string;
  readonly now: number;
}

const isUnused = 'token_hash = :hash AND used_at IS NULL AND expires_at > :now';

/** Checks a sign-in link without using it. */
export function isLinkUsable(database: Database, { token, secret, now }: LinkUse) {
  return exists(database, `sign_in_links WHERE ${isUnused}`, { hash: hashOf(token, secret), now });
}

/** Uses a link once, and returns the id of a new session; undefined for an invalid link. */
export async function beginSession(
  database: Database,
  { token, secret, now }: LinkUse,
): Promise<string | undefined> {
  const id = random();
  const hash = hashOf(token, secret);
  const where = `EXISTS (SELECT 1 FROM sign_in_links WHERE ${isUnused})`;
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
export function isSessionOpen(database: Database, id: string, now: number): Promise<boolean> {
  const rows = 'sessions WHERE id_hash = :hash AND expires_at > :now';
  return exists(database, rows, { hash: hashOf(id), now });
}

/** Ends a session. */
export async function endSession(database: Database, id: string): Promise<void> {
  await database.write([{ sql: 'DELETE FROM sessions WHERE id_hash = ?', args: [hashOf(id)] }]);
}

async function exists(database: Database, rows: string, args: { hash: string; now: number }) {
  const sql = `SELECT 1 AS one FROM ${rows}`;
  return (await database.all(v.object({}), { sql, args })).length > 0;
}

function random(): string {
  return randomBytes(32).toString('hex');
}

/** Stored in place of a token or session id. With a secret, a new one makes it worthless. */
function hashOf(text: string, secret = ''): string {
  return createHash('sha256')
    .update(secret + text)
    .digest('hex');
}
