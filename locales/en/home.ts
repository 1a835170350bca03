/** The page `/`. */
export const home = {
  meta: {
    name: 'Home',
    title:
      '{{starter|offered:QR menus for restaurants from {{starterPrice}} a month|other:Software for restaurants and shops}} | {{studio}}',
    description:
      'A small Israeli studio for {{list|menus:QR menus|nfcStickers:NFC stickers|onlineStore:online stores|booking:bookings|maintenance:{{menus|offered:|other:site maintenance}}|customDevelopment:{{codes|offered:|other:custom development}}|other:{{list|own:#|other:software}}}}. {{starter|offered:Plans from {{starterPrice}} a month, live within {{menuDays|one:# business day|other:# business days}} of photo and signature.|other:We reply {{replyTime}}.}}',
  },
  hero: {
    line1: 'Your {{menus|offered:menu|other:place}}.',
    line2: 'Your counter.',
    line3: 'Your site.',
    lead: '{{List|menus:digital QR menus|nfcStickers:NFC stickers|onlineStore:stores|booking:bookings|nfc:{{codes|offered:|other:NFC solutions}}|maintenance:{{menus|offered:|other:site maintenance}}|customDevelopment:{{menus|offered:|other:custom development}}|own:#|other:software}} for restaurants and shops, in Israel and wherever else there’s a counter.',
    start: 'Start Your Project',
    work: 'View Our Work',
    menu: {
      label: 'A sample menu card{{languages|one:|other: that you can turn over}}',
      flip: '{{languages|2:Turn over to Hebrew|other:Turn it over}}',
      flipBack: 'Turn back to English',
      write: 'Write your own menu',
      blank: 'Print a blank table tent',
    },
  },
  features: {
    heading: 'Built for the Friday rush',
    lead: '{{teamSize|one:You work with one person|other:There are #words of us}}. The studio opened in\u00a0{{teamSince}}.',
    costs: 'What it costs',
    rush: {
      title: 'Open when you are',
      description: '{{faults}}. We aim for {{uptime}}% uptime.',
    },
    bothScripts: {
      title: '{{languages|2:Hebrew and English, each|other:Every page}} laid out properly',
      description:
        'A {{menus|offered:menu|other:page}}{{languages|one:|other: that turns over to another language}}, with prices{{menus|offered: and marks|other:}} where they belong.',
    },
    openPrice: {
      title: 'Prices on the wall',
      description: 'No commission. {{noSetupFee}}',
    },
  },
  services: {
    heading: 'What’s on the counter',
    lead: '{{menus|offered:{{menuLive}}|other:Each with its price, and without a commission.}}',
    all: 'See {{services|one:the service|2:both services|other:all #words services}}',
  },
  portfolio: {
    heading: 'What it looks like',
    all: 'See every project',
  },
  testimonials: {
    heading: 'In our guest book',
    all: 'All reviews',
  },
  closing: {
    heading: 'Bring your {{menus|offered:menu|other:idea}}. We’ll bring a pencil.',
    lead: 'Show us your counter. We reply {{replyTime}}: what we’d change, and roughly what it costs.',
    contact: 'Tell us about your place',
    pricing: 'See the price list',
  },
};
