import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from './errorCode';

const patience = 15_000;
const staleAfter = 10_000;

/**
 * Runs `act` while no other process (or other caller in this one) that uses the same lock file does.
 * The lock is a file that only one can create; it names its holder, so one left behind by a process that
 * died is taken away, as is one older than 10 s (the work under it takes milliseconds).
 * @throws Error naming the lock file when it is still held after 15 s.
 */
export async function withFileLock<T>(path: string, act: () => Promise<T>): Promise<T> {
  const mine = `${process.pid} ${randomUUID()}`;
  const until = Date.now() + patience;
  while (!create(path, mine)) {
    if (Date.now() > until) {
      throw new Error(`${path} is held by another program. If none is running, delete it.`);
    }
    removeIfStale(path);
    await wait(3 + Math.random() * 12);
  }
  try {
    return await act();
  } finally {
    remove(path, mine);
  }
}

function create(path: string, holder: string): boolean {
  try {
    writeFileSync(path, holder, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function removeIfStale(path: string): void {
  const holder = read(path);
  if (holder === undefined) return;
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  const pid = Number.parseInt(holder, 10);
  if (age > staleAfter || (pid > 0 && !isRunning(pid))) remove(path, holder);
}

/** Looks again right before unlinking, so that a lock taken meanwhile by someone else stays. */
function remove(path: string, holder: string): void {
  if (read(path) !== holder) return;
  try {
    unlinkSync(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
