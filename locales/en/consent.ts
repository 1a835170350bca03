/** The consent prompt, and its setting on the privacy page. */
export const consent = {
  title: 'May we count this visit?',
  text: '{{analyticsName}} counts, with cookies, which pages are read. Nothing is counted until you agree, and the site works the same either way.',
  accept: 'Yes, count it',
  refuse: 'No, don’t',
  privacyLink: 'What we count',
  settings: {
    heading: 'Your choice about counting',
    granted: 'You agreed that we count your visits.',
    refused: 'Your visits are not counted.',
    asking: 'You have not chosen yet, so nothing is counted.',
    withdraw: 'Stop counting my visits',
    grant: 'Count my visits',
  },
};
