/** The page `/portfolio`. The projects themselves are in `src/content/portfolio.ts`. */
export const portfolio = {
  heading: 'Small places, one change each',
  lead: 'Each card says what stood on the counter before, what we put there and who works with it now.',
  list: {
    heading: 'The projects',
    lead: 'Open one and try it the way a guest would: on your phone, with one hand.',
  },
  sample: 'Sample',
  sampleNote: 'A project marked “Sample” is invented, and its link leads to an empty address.',
  preview: 'Preview Website',
  previewOf: 'Preview Website: {{project}}',
  empty: 'No projects to show yet.',
  closing: {
    heading: 'Your place could be the next card',
    lead: 'Tell us what your guests ask for every day. That is usually where we begin.',
    contact: 'Tell us about your place',
  },
};
