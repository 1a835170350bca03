import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Database } from './database/database';
import { fileOf } from './database/openDatabase';
import { insertReview, type Review, reviewStatuses } from './reviews';

/** The file in which earlier versions of the local services kept reviews, beside the database. */
const oldFile = 'reviews.json';

const bounded = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

const oldReview = v.object({
  id: bounded(100),
  appId: bounded(100),
  name: bounded(100),
  company: bounded(100),
  service: bounded(100),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  review: bounded(2000),
  email: v.optional(v.pipe(v.string(), v.maxLength(254)), ''),
  status: v.picklist(reviewStatuses),
  createdAt: v.pipe(v.string(), v.transform(Date.parse), v.number(), v.minValue(1)),
});

interface TakeOverOptions {
  /** Of the database; a hosted one has no file beside it. */
  readonly url: string;
  readonly now: () => number;
  readonly report: (line: string) => void;
}

/**
 * Takes the reviews of `reviews.json` into the database, once: the file is left as it is and never read again.
 * Whether there was such a list, now or earlier. What in it is no review is left out, and said.
 */
export async function takeOverOldReviews(
  database: Database,
  { url, now, report }: TakeOverOptions,
): Promise<boolean> {
  const file = fileOf(url);
  if (file === undefined) return false;
  if (await isTakenOver(database, oldFile)) return true;
  const place = path.join(path.dirname(file), oldFile);
  const text = await readFile(place, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const rows = rowsIn(text);
  if (!rows) {
    report(`${place} is not a list in JSON, and none of it is taken over`);
    return false;
  }
  const reviews = rows.flatMap((row, index) => {
    const read = v.safeParse(oldReview, row);
    if (!read.success) report(`${place}: entry ${index + 1} is not a review and is left out`);
    return read.success ? { ...read.output, decidedAt: null } : [];
  });
  await takeOver(database, oldFile, reviews, now());
  report(
    `${reviews.length} reviews of ${place} are in the database now; the file is not read again`,
  );
  return true;
}

/** Takes reviews into the database once, under a name: another time nothing happens. */
export async function takeOver(
  database: Database,
  source: string,
  reviews: readonly Review[],
  now: number,
): Promise<void> {
  if (await isTakenOver(database, source)) return;
  const mark = { sql: 'INSERT INTO taken_over (source, at) VALUES (?, ?)', args: [source, now] };
  try {
    await database.write([mark, ...reviews.map(insertReview)]);
  } catch (error) {
    // Another program was faster: its mark is there.
    if (!(await isTakenOver(database, source))) throw error;
  }
}

/** Whether reviews were taken in under this name. */
export async function isTakenOver(database: Database, source: string): Promise<boolean> {
  const found = await database.all(v.object({ source: v.string() }), {
    sql: 'SELECT source FROM taken_over WHERE source = ?',
    args: [source],
  });
  return found.length > 0;
}

function rowsIn(text: string): readonly unknown[] | undefined {
  try {
    const rows: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return Array.isArray(rows) ? rows : undefined;
  } catch {
    return undefined;
  }
}
