/** The page `/portfolio`. The projects themselves are in `src/content/portfolio.ts`. */
export const portfolio = {
  meta: {
    name: 'Portfolio',
    title: 'Portfolio: before and after | {{studio}}',
    sampleTitle:
      'Sample {{list|menus:menus|onlineStore:stores|booking:bookings|other:projects}} | {{studio}}',
    description:
      'Our projects: the counter before, and what we made of it. Open each the way a customer would: on your phone, with one hand.',
    sampleDescription:
      'Samples of {{list|menus:QR menus|onlineStore:online stores|booking:booking systems|nfcStickers:NFC stickers|other:software}} for restaurants and small shops: the counter before, and after.{{menus|offered:|other: Open one and try it.}}',
  },
  heading: 'What we made',
  lead: 'The counter before, and what we made of it.',
  sampleHeading: '{{List|menus:menus|onlineStore:stores|booking:bookings|other:projects}}',
  list: {
    heading: 'Before and after',
    sampleHeading: 'Open one and try it',
    lead: 'Open one and try it the way a customer would: on your phone, with one hand.',
    owner: 'Your side of it: write a menu',
    sampleLead:
      'Samples for invented places: each opens its menu.{{systems|offered: We show you {{list|onlineStore:stores|booking:bookings}} when we meet.|other:}}',
  },
  sample: 'Sample',
  preview: 'Preview Website',
  previewOf: 'Preview Website: {{project}}',
  empty: 'No projects to show yet.',
  closing: {
    heading: 'Yours could be here',
    lead: 'Tell us what people ask you every day.',
    contact: 'Tell us about your place',
  },
};
