import { chmod, chown, open, stat } from 'node:fs/promises';
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
