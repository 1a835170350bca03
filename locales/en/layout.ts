/** Messages around every page: header, panel, footer, floating helpers, toasts, announcements. */
export const layout = {
  skipToContent: 'Skip to the main content',
  logo: '{{studio}}, home page',
  opensInNewTab: 'opens in a new tab',
  placeholder: 'Placeholder',
  labeled: '{{label}}: {{value}}',
  getStarted: 'Get Started',
  sharedPicture:
    'An open card with these words{{languages|one:|other: and their translation}}: {{words}}',
  nav: {
    label: 'Pages',
    reviews: 'Reviews',
  },
  language: {
    label: 'Language',
  },
  panel: {
    open: 'Open menu',
    close: 'Close menu',
    title: 'Menu',
  },
  banner: {
    label: 'Notice',
    close: 'Close this notice',
  },
  footer: {
    description:
      '{{List|menus:menus to scan|nfcStickers:stickers to tap|onlineStore:stores that sell at night too|nfc:{{codes|offered:|other:NFC solutions}}|booking:{{menus|offered:|other:bookings that need no call}}|maintenance:{{menus|offered:|other:site maintenance}}|customDevelopment:{{menus|offered:|other:custom development}}|own:#|other:software for the counter}}. {{studio}} is a small software studio in Israel that works for restaurants and shops anywhere.',
    servicesHeading: 'Services',
    companyHeading: 'The studio',
    legalLabel: 'Legal',
    terms: 'Terms',
    accessibility: 'Accessibility',
    copyright: '© {{year}} {{studio}}',
    registered: '{{legalName}}, {{registration}} {{companyNumber}}',
    socialLabel: 'Find us elsewhere',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
  },
  /** The register of the studio's number. */
  registration: {
    company: 'company no.',
    licensedDealer: 'licensed dealer no.',
    exemptDealer: 'exempt dealer no.',
    partnership: 'partnership no.',
    association: 'nonprofit association no.',
  },
  helpers: 'Quick contact',
  chat: {
    label: 'Chat with us on WhatsApp',
    greeting: 'Hi! I’m interested in your software solutions and would like to discuss my project.',
  },
  badge: {
    label: 'Schedule time with me',
  },
  toasts: {
    region: 'Messages (F8)',
    close: 'Close this message',
  },
  announcements: {
    page: 'Now showing: {{page}}',
    languageChanged: 'Language changed to English',
    languageFailed:
      'That language could not be loaded, so the page stays in English. Please try again.',
  },
};
