import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

/**
 * A folder for this process alone, named after it, so that two runs at a time do not meet. What processes
 * that are gone have left beside it is removed; whoever asks makes it, and removes it at the end.
 * @param parent absolute.
 */
export async function ownFolder(parent: string): Promise<string> {
  const names = await readdir(parent).catch(() => []);
  const abandoned = names.filter((name) => !isRunning(Number(name)));
  await Promise.all(abandoned.map((name) => rm(path.join(parent, name), { recursive: true })));
  return path.join(parent, String(process.pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
