import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** What is made, not written, and what no test of the page reads. */
const left = ['.cache', '.data', '.git', '.parcel-cache', 'dist', 'docs', 'node_modules'];

/**
 * Copies the project at `root` into a folder somewhere below it: from there Node and Parcel find the
 * packages in `root`, as they look for `node_modules` in every folder above.
 */
export async function copyProject(root: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(root)) {
    if (left.includes(name)) continue;
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  }
}
