/** Placeholder addresses of `src/site.config.ts`. */
export const exampleAddress = /\bexample\.[a-z]{2,}\b|\/example\b/;

/** Placeholder of `REVIEWS_APP_ID`, with sample reviews. */
export const exampleAppId = /^tafrit-studio$/;

/** Placeholder phone numbers of `src/site.config.ts`. */
export const exampleNumber = /000 ?0000$/;
