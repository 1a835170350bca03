import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { finish } from './finish';

/**
 * Records ids that are deleted on request, one a line in a file beside the database, so that a restored backup does not
 * bring them back. An id is random: unlike an address or its hash, it tells nothing about a person, and what the person
 * sends later has another one.
 * @param file of the database; undefined for a hosted one, whose backups are the host's.
 */
export async function recordDeletions(file: string | undefined, ids: readonly string[]) {
  if (file === undefined || ids.length === 0) return;
  await appendFile(listOf(file), ids.map((id) => `${id}\n`).join(''));
  await finish(listOf(file));
}

/** Recorded ids; none without a list. */
export async function recordedDeletions(file: string): Promise<readonly string[]> {
  if (!existsSync(listOf(file))) return [];
  // The operator may have put it there, and the service adds to it.
  await finish(listOf(file));
  const list = await readFile(listOf(file), 'utf8');
  return list.split('\n').filter((id) => id !== '');
}

const listOf = (file: string) => `${file}.deleted`;
