/** Placeholder addresses of `src/site.config.ts`. */
export const exampleAddress = /\bexample\.(com|co\.il)\b|\/example\b/;
