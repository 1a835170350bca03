/** `/terms`, `/privacy` and `/accessibility`. Sample texts; the owner replaces them. */
export const legal = {
  updated: 'Last updated: {{date}}',
  sample:
    'This is a sample text. The owner of this site replaces it with a text checked by a lawyer before going live.',
  terms: {
    heading: 'Terms & conditions',
    lead: 'The rules between you and {{studio}}, as short as we could make them.',
    use: {
      heading: 'Using this site',
      text: 'You may read, share and print these pages. Please don’t copy the drawings and texts for a site of your own, and don’t send us forms by machine.',
    },
    orders: {
      heading: 'Ordering from us',
      text: 'A message or a booked meeting is not an order yet. Work begins once both sides have signed a written agreement that names the service, the price and the date. Where that agreement differs from this page, the agreement counts.',
    },
    prices: {
      heading: 'Prices and cancelling',
      text: 'No setup fee on standard plans, which are paid by the month. You can cancel any time, in writing, and pay to the end of the current month.',
    },
    content: {
      heading: 'Your dishes, your photos',
      text: 'What you give us (menus, prices, photos, your logo) stays yours, and you confirm that you may use it. You are responsible for prices, allergens and kosher marks being right.',
    },
    reviews: {
      heading: 'Reviews',
      text: 'We read every review before it is published. We do not change what was written. We leave out insults, advertising and anything that breaks the law.',
    },
    liability: {
      heading: 'If something goes wrong',
      text: 'We aim for {{uptime}}% uptime and put faults right as fast as we can. What we are liable for beyond that is settled in the agreement and by the law of the State of Israel, whose courts decide.',
    },
  },
  privacy: {
    heading: 'Privacy',
    lead: 'What {{studio}} learns about you on this site, and what we do with it.',
    contact: {
      heading: 'The contact form',
      text: 'We ask for your name, email and what you need. Phone, company, budget and timeline are up to you. You are not obliged by law to give any of it; without it we can’t answer. We use it only to reply and to prepare a quote.',
    },
    reviews: {
      heading: 'Reviews',
      text: 'Your name, company, rating and review are published after approval. Your email is not published. Write to us, and we’ll take the review down.',
    },
    services: {
      heading: 'Outside services',
      text: 'Booking a meeting opens the calendar of an outside company, and the chat link opens WhatsApp. What you enter there is kept by them, under their rules. Nothing of theirs loads before you come near it.',
    },
    analytics: {
      heading: 'Counting visits',
      text: 'If this site counts visits, it counts pages, language and region, not names. A browser that sends Global Privacy Control is never counted.',
    },
    storage: {
      heading: 'How long we keep it',
      text: 'Inquiries that lead nowhere are deleted after a year. What the law makes us keep, such as invoices, is kept as long as the law says.',
    },
    rights: {
      heading: 'Your rights',
      text: 'Under Israel’s Privacy Protection Law you may see what we hold about you and have it corrected or deleted. Write to {{email}}.',
    },
  },
  accessibility: {
    heading: 'Accessibility statement',
    lead: 'Everyone gets a menu at our counter. This is how we see to it, and whom to tell when we don’t.',
    standard: {
      heading: 'The standard',
      text: 'This site is built to Israeli Standard 5568 at level AA, which rests on the WCAG guidelines, as the Equal Rights for Persons with Disabilities regulations (service accessibility adjustments, 2013) ask.',
    },
    done: {
      heading: 'What we did',
      text: 'Everything works by keyboard and with a screen reader, in Hebrew and in English. Text can be enlarged, contrast was measured, dark mode and reduced motion are respected, and every form says plainly what is missing.',
    },
    gaps: {
      heading: 'What may still be hard',
      text: 'The booking calendar and WhatsApp belong to other companies, and we can’t fix every fault in them. If one stands in your way, write or call, and we’ll book the meeting for you.',
    },
    place: {
      heading: 'Our place',
      text: 'Meetings are held by video, at your place or at our studio. Tell us before you come what you need (step-free access, a hearing loop, a sign-language interpreter), and we’ll arrange it.',
    },
    coordinator: {
      heading: 'Accessibility coordinator',
      text: 'Met a barrier? Write to {{email}} or call {{phone}}, and say which page it was and what you use to browse. We reply within {{replyHours}} hours. The owner puts the coordinator’s name here.',
    },
  },
};
