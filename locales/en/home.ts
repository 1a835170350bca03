/** The page `/`. */
export const home = {
  hero: {
    line1: 'Your menu.',
    line2: 'Your counter.',
    line3: 'Your site.',
    lead: 'We build what your guests scan, tap and book: QR menus, NFC stickers, online stores and reservation ledgers. For restaurants and shops, in Israel and wherever else there’s a counter.',
    start: 'Start Your Project',
    work: 'View Our Work',
    fact: 'The first {{meetingMinutes}} minutes with us are free, and we reply within {{replyHours}} hours.',
    menu: {
      label: 'A sample menu card that you can turn over into Hebrew',
      flip: 'Turn over to Hebrew',
      flipBack: 'Turn back to English',
      write: 'Write yours',
    },
  },
  features: {
    heading: 'Tested against Friday noon',
    lead: 'When the queue reaches the door, nobody waits for a page to load. Three things we hold ourselves to.',
    rush: {
      title: 'Open when you are',
      description:
        'We aim for {{uptime}}% uptime, on pages light enough for a phone at the far table by the wall, where the signal is worst.',
    },
    bothScripts: {
      title: 'Hebrew and English, each laid out properly',
      description:
        'A menu that turns over from right to left with its prices, arrows and allergen marks where they belong. Your grandmother and a tourist read the same dish.',
    },
    openPrice: {
      title: 'Prices on the wall',
      description:
        'You print yours, so we print ours. No setup fee on standard plans, and you can cancel any time.',
    },
  },
  services: {
    heading: 'Four things to put on the counter first',
    lead: 'Most places begin with one of these and add the next when the waiters ask for it.',
    all: 'See all six services',
  },
  portfolio: {
    heading: 'What changed, and for whom',
    lead: 'A hummus counter, a flower shop, a barber: what stood there before, and what stands there now.',
    all: 'See every project',
  },
  testimonials: {
    heading: 'Said across the counter',
    lead: 'Words from owners who work with us. We read every one before it goes up.',
  },
  closing: {
    heading: 'Bring your menu. We’ll bring a pencil.',
    lead: 'Show us what lies on your counter today. In {{meetingMinutes}} free minutes we tell you what we would change, what we would leave alone and what it costs.',
    contact: 'Tell us about your place',
    pricing: 'See the price list',
  },
};
