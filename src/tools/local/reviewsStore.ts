import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteConfig } from '../../site.config';
import { withFileLock } from './fileLock';
import { type Review, type ReviewStatus, readReview } from './review';
import type { ReviewInput } from './reviewInput';
import { moveBrokenAside, readRows } from './reviewsFile';
import { seedReviews } from './seedReviews';

export interface ReviewsStoreOptions {
  /** Folder of `reviews.json`; made when missing. Default: `.data/` of the project. */
  readonly folder?: string | undefined;
  /** The appId that seeded reviews carry. Default: the one in `src/site.config.ts`. */
  readonly appId?: string | undefined;
  /** Told, in one line, when the file had to be moved aside or holds rows that are no reviews. */
  readonly report?: ((line: string) => void) | undefined;
}

/** Reviews on disk, newest first. Everything may reject when the folder cannot be read or written. */
export interface ReviewsStore {
  /** All reviews, or those of one appId. */
  readonly list: (appId?: string) => Promise<Review[]>;
  /** Stores a new pending review in front of the others. */
  readonly add: (input: ReviewInput) => Promise<Review>;
  /** The changed review; undefined when no review has the id. */
  readonly setStatus: (id: string, status: ReviewStatus) => Promise<Review | undefined>;
  /** Replaces all reviews by the seed. */
  readonly reset: () => Promise<Review[]>;
}

/** `.data/` of this project, wherever the command was started. */
const defaultDataFolder = join(fileURLToPath(import.meta.url), '../../../../.data');

/**
 * Keeps reviews in `reviews.json`, so that the server and the moderation command can work on the same
 * file at the same time: nothing is held in memory between calls; a change reads, changes and writes under
 * a lock file, one at a time in this process and across processes; readers need no lock, as a write
 * replaces the whole file at once. A missing file is seeded; a broken one is moved aside first.
 */
export function createReviewsStore(options: ReviewsStoreOptions = {}): ReviewsStore {
  const folder = options.folder ?? defaultDataFolder;
  const path = join(folder, 'reviews.json');
  const report = once(options.report ?? console.warn);
  const seed = () => seedReviews(options.appId ?? siteConfig.reviewsAppId);

  let last: Promise<unknown> = Promise.resolve();
  const alone = <T>(act: () => Promise<T>): Promise<T> => {
    const locked = async () => {
      await mkdir(folder, { recursive: true });
      return withFileLock(`${path}.lock`, async () => {
        await removeUnfinished(folder);
        return act();
      });
    };
    const turn = last.then(locked, locked);
    last = turn.catch(() => {});
    return turn;
  };
  // Readers find the old content or the new, never a part, even when the machine stops in between.
  const write = async (rows: readonly unknown[]) => {
    await writeFile(`${path}.tmp`, `${JSON.stringify(rows, null, 2)}\n`, { flush: true });
    await rename(`${path}.tmp`, path);
  };

  const rowsToChange = async (): Promise<readonly unknown[]> => {
    const found = await readRows(path);
    if (found.kind === 'rows') return found.rows;
    if (found.kind === 'broken') await moveBrokenAside(path, found.problem, report);
    return seed();
  };
  let firstTurn: Promise<void> | undefined;
  const rowsToRead = async (): Promise<readonly unknown[]> => {
    // Once with the lock, so that what a kill has left behind goes at the start; who cannot have it may read.
    firstTurn ??= alone(async () => {}).catch(() => {});
    await firstTurn;
    const found = await readRows(path);
    if (found.kind === 'rows') return found.rows;
    return alone(async () => {
      const rows = await rowsToChange();
      await write(rows);
      return rows;
    });
  };

  return {
    list: async (appId) => {
      const reviews = (await rowsToRead()).flatMap((row, index) => {
        const review = readReview(row);
        if (!review) report(`${path}: entry ${index + 1} is not a review and is left out`);
        return review ?? [];
      });
      return appId === undefined ? reviews : reviews.filter((review) => review.appId === appId);
    },
    add: (input) =>
      alone(async () => {
        const rows = await rowsToChange();
        const review = { id: newId(), ...input, status: 'pending', createdAt: now() } as const;
        await write([review, ...rows]);
        return review;
      }),
    setStatus: (id, status) =>
      alone(async () => {
        const rows = await rowsToChange();
        const index = rows.findIndex((row) => readReview(row)?.id === id);
        const review = readReview(rows[index]);
        const changed = review && { ...review, status };
        await write(changed ? rows.with(index, changed) : rows);
        return changed;
      }),
    reset: () =>
      alone(async () => {
        await rowsToChange();
        const reviews = seed();
        await write(reviews);
        return reviews;
      }),
  };
}

/** What is there while nobody else writes was left by a program that died. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder);
  const unfinished = names.filter((name) => /^reviews\.json\..*tmp$/.test(name));
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })));
}

/** Short enough to type after `npm run reviews -- approve`. */
const newId = () => randomUUID().slice(0, 13);
const now = () => new Date().toISOString();

function once(report: (line: string) => void): (line: string) => void {
  const said = new Set<string>();
  return (line) => {
    if (!said.has(line)) report(line);
    said.add(line);
  };
}
