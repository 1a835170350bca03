import { domainToASCII } from 'node:url';
import { everywhere } from './database/backup';
import type { Database } from './database/database';
import { recordDeletions } from './database/deletions';
import { deleteItems, findItem, isOne, readSenders } from './items';

/**
 * Deletes one review or inquiry by its id, or all that were sent under an email address, with their mails: from the
 * database, and from those that a backup has replaced.
 */
export async function forget(database: Database, idOrEmail: string) {
  const deleted = await everywhere(database, async (one) => {
    const ids = await findIds(one, idOrEmail);
    const result = await deleteItems(one, `id ${isOne}`, { ids: JSON.stringify(ids) });
    await recordDeletions(database.file, ids);
    return { ...result, place: one.file ?? 'the database' };
  });
  const isErased = deleted.every((one) => one.isErased);
  return { deleted: deleted.filter(({ count }) => count > 0), isErased };
}

/**
 * Ids of what was sent under an address, or the id itself if it exists. Addresses are equal regardless of case, and of
 * the domain's spelling in Unicode or ASCII.
 */
export async function findIds(database: Database, idOrEmail: string): Promise<readonly string[]> {
  const wanted = comparable(idOrEmail);
  const sent = wanted.includes('@') ? await readSenders(database) : [];
  const ids = sent.filter(({ email }) => comparable(email) === wanted).map(({ id }) => id);
  return (await findItem(database, wanted)) ? [wanted, ...ids] : ids;
}

/** The SQL function `lower` knows only ASCII, so addresses are compared here. */
function comparable(address: string): string {
  const plain = address.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(at);
  return at === 0 ? plain : plain.slice(0, at) + (domainToASCII(domain) || domain);
}
