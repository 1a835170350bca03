import { createHash, createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/database';
import type { Statement } from '../database/writer';
import type { Dependencies } from '../dependencies';
import { queueMail } from '../mail/outbox';

/** Lifetime of a session, in ms. */
export const sessionLife = 12 * 60 * 60 * 1000;

/** Lifetime of a sign-in link, in ms. Expired links are not mailed. */
export const signInLinkLife = 15 * 60 * 1000;

/** At most this many links are unused at any time, however often anybody asks. */
const maxLinks = 2;

/** Address of a sign-in link; its id is the `subject_id` of the outbox row. */
export function signInAddress(
  linkId: string,
  { secret, origin }: Pick<Dependencies, 'secret' | 'origin'>,
): string {
  return new URL(`/moderate/link/${tokenOf(linkId, secret)}`, origin).href;
}

/** Token of a link, which is never stored: 43 characters of base64url. */
function tokenOf(linkId: string, secret: string): string {
  return createHmac('sha256', secret).update(`sign-in link ${linkId}`).digest('base64url');
}

/**
 * Creates a sign-in link, queues its mail, and returns its id; undefined for a decoy, or while two
 * links are unused. Deletes expired links and sessions.
 * @param isAsked false for a decoy: the same work, so that its time does not reveal the owner's
 * address, but no link that works.
 */
export async function createSignInLink(
  { database, now, secret, owner, printLink }: Dependencies,
  isAsked: boolean,
): Promise<string | undefined> {
  const id = random();
  const at = now();
  const args = { hash: hashOf(tokenOf(id, secret), secret), at, until: at + signInLinkLife };
  const [, , , made] = await database.write([
    { sql: 'DELETE FROM sign_in_links WHERE expires_at <= ?', args: [at] },
    { sql: 'DELETE FROM sessions WHERE expires_at <= ?', args: [at] },
    { sql: 'INSERT INTO sign_in_links VALUES (:hash, :at, :until, :at)', args },
    {
      // Counted here, because the transaction may have waited for another program.
      sql: `UPDATE sign_in_links SET used_at = NULL WHERE token_hash = :hash AND :isAsked
        AND (SELECT count(*) FROM sign_in_links WHERE used_at IS NULL) < ${maxLinks}`,
      args: { hash: args.hash, isAsked: Number(isAsked) },
    },
    ...(printLink ? [] : queueMail('sign-in', id, owner, at)),
  ]);
  return made === 1 ? id : undefined;
}

type Signing = Pick<Dependencies, 'database' | 'secret' | 'now'>;

const unused = 'sign_in_links WHERE token_hash = :hash AND used_at IS NULL AND expires_at > :now';

/** Checks a sign-in link without using it. */
export async function isLinkUsable({ database, secret, now }: Signing, token: string) {
  return (await count(database, unused, { hash: hashOf(token, secret), now: now() })) > 0;
}

/** Uses a link once, and returns the id of a new session; undefined for an invalid link. */
export async function beginSession(
  { database, secret, now }: Signing,
  token: string,
): Promise<string | undefined> {
  const id = random();
  const args = { hash: hashOf(token, secret), now: now() };
  const where = `EXISTS (SELECT 1 FROM ${unused})`;
  const [begun] = await database.write([
    {
      sql: `INSERT INTO sessions (id_hash, created_at, expires_at)
        SELECT :id, :now, :until WHERE ${where}`,
      args: { ...args, id: hashOf(id), until: args.now + sessionLife },
    },
    { sql: `UPDATE sign_in_links SET used_at = :now WHERE used_at IS NULL AND ${where}`, args },
  ]);
  return begun === 1 ? id : undefined;
}

/** True if a session has neither ended nor expired. */
export async function isSessionOpen({ database, now }: Signing, id: string): Promise<boolean> {
  const rows = 'sessions WHERE id_hash = :hash AND expires_at > :now';
  return (await count(database, rows, { hash: hashOf(id), now: now() })) > 0;
}

export async function endSession(database: Database, id: string): Promise<void> {
  await database.write([{ sql: 'DELETE FROM sessions WHERE id_hash = ?', args: [hashOf(id)] }]);
}

async function count(database: Database, rows: string, args: NonNullable<Statement['args']>) {
  const found = await database.all(v.object({}), { sql: `SELECT 1 AS one FROM ${rows}`, args });
  return found.length;
}

const random = () => randomBytes(32).toString('hex');

/** Stored in place of a token or session id. With a secret, a new one makes it worthless. */
function hashOf(text: string, secret = ''): string {
  return createHash('sha256')
    .update(secret + text)
    .digest('hex');
}
