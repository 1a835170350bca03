import { chmod, chown, mkdir, open, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

/** Writes a file to the disk, for its folder's owner alone: the service has another user than the operator. */
export async function finish(file: string): Promise<void> {
  await chmod(file, 0o600);
  const { uid, gid } = await stat(path.dirname(file));
  if (process.getuid?.() === 0) await chown(file, uid, gid);
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** Creates the folder of a file, not those around it: Node's recursive `mkdir` never returns below `/proc`. */
export async function makeFolderOf(file: string): Promise<string> {
  // A trailing slash refuses a file in the place of a folder.
  const folder = `${path.dirname(file)}/`;
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new Error(`${path.dirname(folder)} is no folder: expected one that exists`);
    if (error.code !== 'EEXIST') throw error;
  });
  return folder;
}
