/** The consent prompt, and its setting on the privacy page. */
export const consent = {
  title: 'May we count your visits?',
  text: 'With {{analyticsName}} and cookies. Your answer stays in this browser until you change it under',
  accept: 'Yes',
  refuse: 'No',
  privacyLink: 'Privacy',
  settings: {
    heading: 'Your choice about counting',
    granted: 'You agreed that we count your visits.',
    refused: 'Your visits are not counted.',
    asking: 'You have not chosen yet, so nothing is counted.',
    withdraw: 'Stop counting my visits',
    grant: 'Count my visits',
  },
};
