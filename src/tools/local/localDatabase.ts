import * as v from 'valibot';
import type { Database } from '../../service/database/database';
import { openDatabase } from '../../service/database/openDatabase';
import { insertReview, replaceReviews } from '../../service/reviews';
import { siteConfig } from '../../site.config';
import { seedReviews } from './seedReviews';

interface LocalDatabaseOptions {
  /** Default: `file:.data/local.db`. */
  readonly url?: string | undefined;
  /** The appId that the sample reviews carry. Default: the one in `src/site.config.ts`. */
  readonly appId?: string | undefined;
}

/** Of `npm start`; another one than the service's own, so that no sample gets among real reviews. */
const localDatabaseUrl = 'file:.data/local.db';
/** Gone with the process. */
export const inMemory = 'file::memory:';
/** Marks a database that was created with the sample reviews. */
const mark = 'sample_reviews';

/** Opens the database of `npm start`. A new database is created with the sample reviews. */
export async function openLocalDatabase(options: LocalDatabaseOptions = {}): Promise<Database> {
  const { url = localDatabaseUrl, appId = siteConfig.reviewsAppId } = options;
  const database = await openDatabase(url, Date.now);
  const tables = await tablesOf(database);
  if (tables.reviews === 0 && !tables.isMarked) {
    const createMark = { sql: `CREATE TABLE ${mark} (id INTEGER)`, args: [] };
    await database.write([createMark, ...seedReviews(appId).map(insertReview)]);
  }
  return database;
}

/**
 * Replaces all reviews by the samples. Returns undefined, and changes nothing, when the database was not created
 * with them, because its reviews are real.
 */
export async function resetReviews(database: Database, appId: string): Promise<number | undefined> {
  if (!(await tablesOf(database)).isMarked) return undefined;
  const reviews = seedReviews(appId);
  await replaceReviews(database, reviews);
  return reviews.length;
}

async function tablesOf(database: Database) {
  const [counts] = await database.all(v.object({ reviews: v.number(), marks: v.number() }), {
    sql: `SELECT (SELECT count(*) FROM reviews) AS reviews,
      (SELECT count(*) FROM sqlite_master WHERE name = '${mark}') AS marks`,
    args: [],
  });
  return { reviews: counts?.reviews ?? 0, isMarked: counts?.marks === 1 };
}
