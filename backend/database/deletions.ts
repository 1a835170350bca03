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
  const list = await readFile(listOf(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return list.split('\n').filter((id) => id !== '');
}

const listOf = (file: string) => `${file}.deleted`;
