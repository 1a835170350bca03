import { siteConfig } from '../site.config';
import { ModerationError, moderate } from './local/moderation';
import { createReviewsStore } from './local/reviewsStore';

// `npm run reviews -- list|approve ID|reject ID|reset`. DATA_DIR names another folder than `.data/`.
const store = createReviewsStore({
  folder: process.env.DATA_DIR || undefined,
  appId: process.env.REVIEWS_APP_ID ?? siteConfig.reviewsAppId,
  report: console.warn,
});

try {
  console.log(await moderate(process.argv.slice(2), store));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    error instanceof ModerationError ? message : `The reviews cannot be used: ${message}`,
  );
  process.exitCode = 1;
}
