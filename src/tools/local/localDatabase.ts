import type { Database } from '../../service/database/database';
import { openDatabase } from '../../service/database/openDatabase';
import { replaceReviews } from '../../service/reviews';
import { isTakenOver, takeOver, takeOverOldReviews } from '../../service/takeOver';
import { siteConfig } from '../../site.config';
import { seedReviews } from './seedReviews';

interface LocalDatabaseOptions {
  /** Default: `file:.data/local.db`. */
  readonly url?: string | undefined;
  /** The appId that the sample reviews carry. Default: the one in `src/site.config.ts`. */
  readonly appId?: string | undefined;
  /** Told, in one line, what was taken over. */
  readonly report?: ((line: string) => void) | undefined;
}

/** Of `npm start`; another one than the service's own, so that no sample gets among real reviews. */
const localDatabaseUrl = 'file:.data/local.db';
/** Gone with the process. */
export const inMemory = 'file::memory:';
const samples = 'sample reviews';

/**
 * Opens the database of `npm start`. A new one takes over the reviews that earlier versions kept in
 * `reviews.json` beside it; where there are none, it begins with the samples.
 */
export async function openLocalDatabase(options: LocalDatabaseOptions = {}): Promise<Database> {
  const { url = localDatabaseUrl, appId = siteConfig.reviewsAppId, report = console.log } = options;
  const database = await openDatabase(url, Date.now);
  const hasOld = await takeOverOldReviews(database, { url, now: Date.now, report });
  if (!hasOld) await takeOver(database, samples, seedReviews(appId), Date.now());
  return database;
}

/**
 * Replaces all reviews by the samples. Undefined, and nothing done, in a database that did not begin with
 * them: its reviews are real.
 */
export async function resetReviews(database: Database, appId: string): Promise<number | undefined> {
  if (!(await isTakenOver(database, samples))) return undefined;
  const reviews = seedReviews(appId);
  await replaceReviews(database, reviews);
  return reviews.length;
}
