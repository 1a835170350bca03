/** The page `/portfolio`. The projects themselves are in `src/content/portfolio.ts`. */
export const portfolio = {
  meta: {
    name: 'Portfolio',
    title: 'Portfolio: menus, stores and bookings | {{studio}}',
    sampleTitle: 'Sample menus, stores and bookings | {{studio}}',
    description:
      'QR menus, online stores, booking systems and NFC stickers that we made for restaurants and small shops: the counter before, and after.',
    sampleDescription:
      'Samples of QR menus, online stores, booking systems and NFC stickers for restaurants and small shops: the counter before, and after.',
  },
  heading: 'Menus, stores and bookings we made',
  lead: 'The counter before, and what a menu, a store or a calendar made of it.',
  sampleHeading: 'Sample\u00a0menus, stores and\u00a0bookings',
  sampleLead: 'Samples to open and try, for restaurants, shops and a guesthouse.',
  list: {
    heading: 'Before and after',
    lead: 'Open one and try it the way a guest would: on your phone, with one hand.',
    owner: 'Your side of it: write a menu',
    sampleLead:
      'Samples for invented places: each opens its menu. We show you stores and bookings when we meet.',
  },
  sample: 'Sample',
  preview: 'Preview Website',
  previewOf: 'Preview Website: {{project}}',
  empty: 'No projects to show yet.',
  closing: {
    heading: 'Your place could be here',
    lead: 'Tell us what people ask you every day.',
    contact: 'Tell us about your place',
  },
};
