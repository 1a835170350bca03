/** Placeholder addresses of `src/site.config.ts`. */
export const exampleAddress = /\bexample\.(com|co\.il)\b|\/example\b/;

/** Placeholder of `REVIEWS_APP_ID`, with sample reviews. */
export const exampleAppId = /^tafrit-studio$/;

/** Placeholder phone numbers of `src/site.config.ts`. */
export const exampleNumber = /000 ?0000$/;
