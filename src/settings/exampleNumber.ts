/** Placeholder phone numbers of `src/site.config.ts`. */
export const exampleNumber = /000 ?0000$/;
