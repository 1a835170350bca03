/** The page `/pricing`. Amounts are in `src/content`. */
export const pricing = {
  heading: 'A price list, like yours',
  lead: 'Everything on the wall: three plans, six extras. No setup fee on standard plans, and you can cancel any time.',
  vatExcluded: 'Prices in shekels, before VAT.',
  vatIncluded: 'Prices in shekels, including VAT.',
  plans: {
    heading: 'Set menus',
    lead: 'Begin with the small one. Moving up takes a message to us, not a new site.',
    popular: 'Popular',
    starter: {
      name: 'Starter',
      description: 'For a kiosk, a café or a food truck with one menu.',
      button: 'Start with Starter',
    },
    professional: {
      name: 'Professional',
      description: 'For a restaurant whose menu changes with the market and the hour.',
      button: 'Start with Professional',
    },
    enterprise: {
      name: 'Enterprise',
      description: 'For several branches, or a kitchen that sells in more ways than one.',
      period: 'agreed before we begin',
      badge: 'Best Value',
      button: 'Talk to us about Enterprise',
    },
    features: {
      menuItems: 'Up to {{items}} menu items',
      unlimitedItems: 'Unlimited menu items',
      languages: '{{languages}} languages',
      qrMenu: 'A QR menu with your own logo and colours',
      edit: 'Price and dish changes from your phone',
      emailSupport: 'Answers by email within {{replyHours}} hours',
      allOfStarter: 'Everything in Starter',
      byHour: 'Breakfast, lunch and evening menus by the clock',
      photos: 'A photo and allergen marks for each dish',
      statistics: 'See which dishes are opened, and when',
      phoneSupport: 'Answers by phone and chat too',
      allOfProfessional: 'Everything in Professional',
      branches: 'Several branches, with shared or separate menus',
      pos: 'Connected to your existing till',
      languagesOnDemand: 'As many languages as your guests speak',
      contactPerson: 'One person who knows your branches by name',
    },
  },
  addOns: {
    heading: 'On the side',
    lead: 'Extras for any plan. Order one when you need it.',
    nfcStickers: {
      name: 'NFC stickers',
      description: 'Set up, tested and ready to stick beside the till.',
    },
    extraLanguage: {
      name: 'Extra language',
      description: 'One more language for the whole menu: Arabic, Russian or French, for instance.',
    },
    menuPhotography: {
      name: 'Menu photography',
      description: 'We come on a quiet morning and shoot the dishes as your kitchen plates them.',
    },
    tableQrCodes: {
      name: 'Table QR codes',
      description: 'A printed code for each table, with its number, made to be wiped down.',
    },
    reviewsSystem: {
      name: 'Customer reviews system',
      description: 'Ask after the bill, read what comes in, publish what you approve.',
    },
    paymentSystem: {
      name: 'Payment system',
      description: 'Card payments on your site, through your own card processor.',
    },
  },
  faq: {
    heading: 'Before you sign',
    lead: 'What owners ask us when the menu is already open on the table.',
    setupFee: {
      question: 'Is there a setup fee?',
      answer:
        'Not on standard plans. The first invoice is for the first month. Enterprise is priced as a project, and you see that price before we begin.',
    },
    cancel: {
      question: 'Can I stop in the slow season?',
      answer:
        'You can cancel any time. Write to us, and you pay to the end of the month you are in. Your dishes, texts and photos stay yours.',
    },
    changePlan: {
      question: 'Can I change plans later?',
      answer:
        'Yes, up or down. The codes on your tables stay as they are, so nothing has to be printed again.',
    },
    outgrow: {
      question: 'What if the menu outgrows Starter?',
      answer:
        'Nothing disappears in the middle of a shift. We write to you, and you choose: move to Professional or trim the menu.',
    },
    printing: {
      question: 'Are printed codes and stickers part of the plan?',
      answer:
        'The plan includes the menu and its code as a file that any print shop can use. Printed table codes and NFC stickers are on the list of extras.',
    },
    custom: {
      question: 'How is custom work priced?',
      answer:
        'By quote, after a conversation. You get a written scope with one price, and we begin when you have signed it.',
    },
  },
  closing: {
    heading: 'Want us to add it up?',
    lead: 'Tell us how many tables, dishes and languages you have, and we’ll send the total within {{replyHours}} hours.',
    contact: 'Ask for a quote',
  },
};
