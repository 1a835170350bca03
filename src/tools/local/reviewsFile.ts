import { readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from './errorCode';

/** What stands in a reviews file. Rows are as they are: whether one is a review is for the reader to say. */
export type ReviewsFile =
  | { readonly kind: 'rows'; readonly rows: readonly unknown[] }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly problem: string };

/** Reads the file fresh. Rejects only when the file is there and cannot be read. */
export async function readRows(path: string): Promise<ReviewsFile> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { kind: 'missing' };
    throw error;
  }
  try {
    const rows: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (Array.isArray(rows)) return { kind: 'rows', rows };
    return { kind: 'broken', problem: 'is not a list' };
  } catch {
    return { kind: 'broken', problem: 'is not JSON' };
  }
}

/** Keeps a broken file as `reviews.broken-<timestamp>.json` beside it, and says so. */
export async function moveBrokenAside(
  path: string,
  problem: string,
  report: (line: string) => void,
): Promise<void> {
  const timestamp = new Date().toISOString().replace(/[:.]/g, '-');
  const kept = join(dirname(path), `reviews.broken-${timestamp}.json`);
  await rename(path, kept);
  report(`${path} ${problem}. It is kept as ${kept}, and a fresh set of reviews is started.`);
}
