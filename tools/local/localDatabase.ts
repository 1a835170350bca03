import { readFileSync } from 'node:fs';
import type { Database } from '../../backend/database/database';
import { openDatabase } from '../../backend/database/openDatabase';
import { readItems } from '../../backend/items';
import { insertReview } from '../../backend/submissions';
import { emptyReview } from '../../machines/formRules';
import { siteConfig } from '../../src/site.config';

/**
 * Opens the database of `npm start` and adds sample reviews to an empty one, or says which file to delete. Separate
 * from the backend's database, so that samples never mix with real reviews.
 */
export async function openLocalDatabase(url = 'file:.data/samples.db'): Promise<Database> {
  try {
    const database = await openDatabase(url);
    const reviews = await readItems(database, "list = 'reviews'");
    if (reviews.length === 0) await database.write(seedReviews());
    return database;
  } catch (cause) {
    const file = url.slice('file:'.length);
    throw new Error(`${file} is of another branch: delete ${file}\n  ${cause}`, { cause });
  }
}

/** Sample reviews, newest first: 10 approved, 3 pending, 2 rejected. One JSON object per line. */
function seedReviews() {
  const file = readFileSync(new URL('seedReviews.jsonl', import.meta.url), 'utf8');
  const seeds = file.trimEnd().split('\n');
  return seeds.map((line) => {
    const seed = JSON.parse(line);
    const own = { appId: siteConfig.reviewsAppId, createdAt: Date.parse(seed.createdAt) };
    return insertReview({ ...emptyReview, ...seed, ...own });
  });
}
