import { openDatabase } from '../backend/database/openDatabase';
import { readEnvironment } from '../backend/environment';
import { siteConfig } from '../src/site.config';
import { openLocalDatabase } from './local/localDatabase';
import { moderate } from './local/moderation';

// `npm run reviews -- list|approve ID|reject ID|reset`, in the database of `npm start` or of DATABASE_URL.
try {
  const { DATABASE_URL: url, REVIEWS_APP_ID: appId = siteConfig.reviewsAppId } = readEnvironment();
  // Samples are added only to the local database.
  const database = url ? await openDatabase(url, Date.now) : await openLocalDatabase({ appId });
  console.log(await moderate(process.argv.slice(2), { database, appId }));
  await database.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
