import { domainToASCII } from 'node:url';
import * as v from 'valibot';
import type { Database } from './database/database';
import { deletion } from './retention';

interface Forgotten {
  readonly reviews: number;
  readonly inquiries: number;
  /** True if no database file contains deleted text. Otherwise the next hourly cleanup erases it. */
  readonly isErased: boolean;
}

const row = v.object({ id: v.string(), email: v.string() });

/**
 * Deletes one review or inquiry by its id, or all that were sent under an email address, with their mails. Addresses
 * are equal regardless of case, and of the domain's spelling in Unicode or ASCII.
 */
export async function forget(database: Database, idOrEmail: string): Promise<Forgotten> {
  const wanted = comparable(idOrEmail);
  const sql = 'SELECT id, email FROM reviews UNION ALL SELECT id, email FROM inquiries';
  const stored = await database.all(row, { sql, args: [] });
  const ids = stored
    .filter(({ id, email }) => id === wanted || (wanted !== '' && comparable(email) === wanted))
    .map(({ id }) => id);
  const where = 'id IN (SELECT value FROM json_each(:ids))';
  const [, reviews = 0, , inquiries = 0] = await database.write([
    ...deletion('reviews', where, { ids: JSON.stringify(ids) }),
    ...deletion('inquiries', where, { ids: JSON.stringify(ids) }),
  ]);
  return { reviews, inquiries, isErased: await database.emptyJournal() };
}

/** The SQL function `lower` knows only ASCII, so addresses are compared here. */
function comparable(address: string): string {
  const plain = address.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(at);
  return at === 0 ? plain : plain.slice(0, at) + (domainToASCII(domain) || domain);
}
