/** Addresses of nobody, as `src/site.config.ts` comes with them; nothing of one's own stands there. */
export const exampleAddress = /\bexample\.(com|co\.il)\b|\/example\b/;
