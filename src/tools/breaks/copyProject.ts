import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

/** What is made, not written, and what no test of the page reads. */
const left = ['.cache', '.data', '.git', '.parcel-cache', 'dist', 'docs', 'node_modules'];

/**
 * Copies the project at `root` into another folder. Its packages are not copied: a link leads to them, since
 * tests and the export look for them in the project's own `node_modules`.
 */
export async function copyProject(root: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(root)) {
    if (left.includes(name)) continue;
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  await symlink(path.resolve(root, 'node_modules'), path.join(copy, 'node_modules'));
}
