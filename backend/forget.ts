import { domainToASCII } from 'node:url';
import type { Database } from './database/database';
import { recordDeletions } from './database/deletions';
import { deleteItems, findItem, readSenders } from './items';

/**
 * Deletes one review or inquiry by its id, or all that were sent under an email address, with their mails. Addresses
 * are equal regardless of case, and of the domain's spelling in Unicode or ASCII.
 * @param file of the database, beside which the deletions are recorded.
 */
export async function forget(database: Database, idOrEmail: string, file?: string) {
  const wanted = comparable(idOrEmail);
  const sent = wanted.includes('@') ? await readSenders(database, "email <> ''") : [];
  const ids = sent.filter(([, email]) => comparable(email) === wanted).map(([id]) => id);
  const known = (await findItem(database, wanted)) ? [wanted, ...ids] : ids;
  await recordDeletions(file, known);
  return deleteItems(database, known);
}

/** The SQL function `lower` knows only ASCII, so addresses are compared here. */
function comparable(address: string): string {
  const plain = address.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(at);
  return at === 0 ? plain : plain.slice(0, at) + (domainToASCII(domain) || domain);
}
