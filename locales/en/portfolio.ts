/** The page `/portfolio`. The projects themselves are in `src/content/portfolio.ts`. */
export const portfolio = {
  heading: 'QR menus, stores and bookings',
  lead: 'For restaurants, shops and a guesthouse. Each card says what was on the counter before, and what we put there.',
  list: {
    heading: 'The projects',
    lead: 'Open one and try it the way a guest would: on your phone, with one hand.',
    sampleLead:
      'Samples of what we build. Open one and try it the way a guest would: on your phone, with one hand.',
  },
  sample: 'Sample',
  sampleNote: 'Projects marked “Sample” are invented. Each opens a menu card that works.',
  preview: 'Preview Website',
  previewOf: 'Preview Website: {{project}}',
  empty: 'No projects to show yet.',
  closing: {
    heading: 'The next place here could be yours',
    lead: 'Tell us what people ask you every day. That’s usually where we begin.',
    contact: 'Tell us about your place',
  },
};
