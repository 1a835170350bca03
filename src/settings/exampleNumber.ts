/** Phone numbers of nobody, as `src/site.config.ts` comes with them. */
export const exampleNumber = /000 ?0000$/;
