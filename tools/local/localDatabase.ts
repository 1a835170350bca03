import { readFileSync } from 'node:fs';
import type { Database } from '../../backend/database/database';
import { openDatabase } from '../../backend/database/openDatabase';
import { readItems } from '../../backend/items';
import { insertReview } from '../../backend/submissions';
import { emptyReview } from '../../machines/formRules';
import { siteConfig } from '../../src/site.config';

interface LocalDatabaseOptions {
  /** Default: `file:.data/samples.db`. */
  readonly url?: string | undefined;
  /** The appId of the sample reviews. Default: that of `src/site.config.ts`. */
  readonly appId?: string | undefined;
}

/** Separate from the backend's database, so that samples never mix with real reviews. */
const localDatabaseUrl = 'file:.data/samples.db';
/** In memory. */
export const inMemory = 'file::memory:';

/** Opens the database of `npm start`, and adds sample reviews to an empty one. */
export async function openLocalDatabase(options: LocalDatabaseOptions = {}): Promise<Database> {
  const { url = localDatabaseUrl, appId = siteConfig.reviewsAppId } = options;
  const database = await openDatabase(url);
  const reviews = await readItems(database, "list = 'reviews'");
  if (reviews.length === 0)
    await database.write(seedReviews(appId).map((seed) => insertReview(seed)));
  return database;
}

type Seed = Parameters<typeof insertReview>[0];

/** Sample reviews, newest first: 10 approved, 3 pending, 2 rejected. One JSON object per line. */
function seedReviews(appId: string): Seed[] {
  const file = readFileSync(new URL('seedReviews.jsonl', import.meta.url), 'utf8');
  const seeds = file.trimEnd().split('\n');
  return seeds.map((line) => {
    const seed = JSON.parse(line);
    return { ...emptyReview, ...seed, appId, createdAt: Date.parse(seed.createdAt) };
  });
}
