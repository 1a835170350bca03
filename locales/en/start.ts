/** The notice of a page that works only as far as it does without its code. */
export const start = {
  failed: 'This page did not load.',
  retry: 'Try again',
};
