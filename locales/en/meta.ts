/**
 * Metadata for search engines and shared links, and the short name of each page for announcements and breadcrumbs.
 * With the studio's name filled in, titles have at most 60 characters and descriptions 110 to 155.
 */
export const meta = {
  home: {
    name: 'Home',
    title: 'QR menus for restaurants from {{starterPrice}} a month | {{studio}}',
    description:
      'A small Israeli studio for QR menus, NFC stickers, online stores and bookings. Plans from {{starterPrice}} a month, live within {{menuDays|one:# business day|other:# business days}} of photo and signature.',
  },
  services: {
    name: 'Services',
    title: 'Online stores, online booking and NFC | {{studio}}',
    description:
      'What’s included and what it costs: QR menu plans from {{starterPrice}} a month, NFC solutions, online stores, booking systems and maintenance.',
  },
  portfolio: {
    name: 'Portfolio',
    title: 'Portfolio: menus, stores and bookings | {{studio}}',
    sampleTitle: 'Sample menus, stores and bookings | {{studio}}',
    description:
      'QR menus, online stores, booking systems and NFC stickers that we made for restaurants and small shops: the counter before, and after.',
    sampleDescription:
      'Samples of QR menus, online stores, booking systems and NFC stickers for restaurants and small shops: the counter before, and after.',
  },
  reviews: {
    name: 'Reviews',
    title: 'Reviews of our work | {{studio}}',
    description:
      'Reviews of the QR menus, online stores and booking systems of {{studio}}, in their writers’ own words. Worked with us? Add two lines.',
  },
  pricing: {
    name: 'Pricing',
    title: 'What does a QR menu cost? From {{starterPrice}} a month | {{studio}}',
    description:
      'Our prices in shekels: {{plans}} and {{addOns}}. No setup fee on standard plans, and you can cancel any time.',
  },
  contact: {
    name: 'Contact',
    title: 'Contact us: reply within {{replyHours|one:# hour|other:# hours}} | {{studio}}',
    description:
      'Write to {{studio}}, call or book a free {{meetingMinutes}}-minute meeting. We reply {{replyTime}}. A photo of your menu is a good start.',
  },
  terms: {
    name: 'Terms and conditions',
    title: 'Terms and conditions | {{studio}}',
    description:
      'The terms for using the {{studio}} website and for ordering menus, stores and bookings from us: prices, canceling, content and liability.',
    withoutReviews:
      'The terms for using the {{studio}} website and for ordering menus, stores and bookings from us: prices, canceling, content and liability.',
  },
  privacy: {
    name: 'Privacy',
    title: 'Privacy: what we keep and why | {{studio}}',
    description:
      'Which details {{studio}} asks for in its forms, why, how long we keep them, which outside services take part, and how to have them deleted.',
  },
  accessibility: {
    name: 'Accessibility statement',
    title: 'Accessibility statement | {{studio}}',
    description:
      'How the {{studio}} website is made accessible, to which standard, what does not work well yet, and whom to write to when you meet a barrier.',
  },
  notFound: {
    name: 'Page Not Found',
    title: 'Page Not Found | {{studio}}',
    description:
      'This page has moved, or it never existed. Go back to the home page of {{studio}}, see the price list, or write to us and we’ll find it.',
  },
};
