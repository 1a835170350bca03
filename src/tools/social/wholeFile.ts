import { randomUUID } from 'node:crypto';
import { access, rename, writeFile } from 'node:fs/promises';

/** Writes a file that others may read at the same time: they find all of it or none. */
export async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

export async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
