/** The page `/pricing`. Amounts are in `src/content`. */
export const pricing = {
  heading: 'A price list, like yours',
  lead: 'All prices in one place: three QR menu plans, six add-ons, six services. No setup fee on standard plans, and you can cancel any time.',
  vatExcluded: 'Prices in shekels, before VAT.',
  vatIncluded: 'Prices in shekels, including VAT.',
  plans: {
    heading: 'Three plans',
    lead: 'Start small. Moving up takes one message, not a new site.',
    popular: 'Popular',
    starter: {
      name: 'Starter',
      description: 'For a kiosk, a café or a food truck with one menu.',
      button: 'Choose Starter',
    },
    professional: {
      name: 'Professional',
      description: 'For a restaurant whose menu changes with the market and the hour.',
      button: 'Choose Professional',
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
      qrMenu: 'A QR menu with your own logo and colors',
      edit: 'Price and dish changes from your phone',
      emailSupport: 'Email support: a reply within {{replyHours}} hours',
      allOfStarter: 'Everything in Starter',
      byHour: 'Menus that switch by the hour: breakfast, lunch, evening',
      photos: 'A photo and allergen marks for each dish',
      statistics: 'See which dishes are opened, and when',
      phoneSupport: 'Phone and chat support, too',
      allOfProfessional: 'Everything in Professional',
      branches: 'Several branches, with shared or separate menus',
      pos: 'Connected to your existing POS',
      languagesOnDemand: 'Any language your guests speak',
      contactPerson: 'One person who knows your branches by name',
    },
  },
  addOns: {
    heading: 'Add-ons',
    lead: 'They go with any plan. Order one when you need it.',
    nfcStickers: {
      name: 'NFC stickers',
      description:
        'Each opens your menu. Tested on iPhone and Android, and made for steel counters too.',
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
      description: 'Ask after the check, read what comes in, publish what you approve.',
    },
    paymentSystem: {
      name: 'Payment system',
      description: 'Card payments on your site, through your own card processor.',
    },
  },
  faq: {
    heading: 'Questions about the prices',
    lead: 'What owners ask us before they sign.',
    setupFee: {
      question: 'Is there a setup fee?',
      answer:
        'Not on standard plans. The first invoice is for the first month. Enterprise is priced as a project, and so is moving your stock or bookings into a service: you see that price before we begin.',
    },
    cancel: {
      question: 'Can I stop in the slow season?',
      answer:
        'You can cancel any time. Write to us, and you pay only to the end of that month. Your dishes, texts and photos stay yours.',
    },
    changePlan: {
      question: 'Can I change plans later?',
      answer:
        'Yes, up or down. The codes on your tables stay the same, so nothing has to be printed again.',
    },
    outgrow: {
      question: 'What if the menu outgrows Starter?',
      answer:
        'Nothing disappears in the middle of a shift. We write to you, and you choose: move to Professional or trim the menu.',
    },
    printing: {
      question: 'Are printed codes and stickers part of the plan?',
      answer:
        'The plan includes the menu and its code as a file that any print shop can use. Printed table codes and NFC stickers are among the add-ons.',
    },
    custom: {
      question: 'How is custom work priced?',
      answer:
        'By quote, after a conversation. You get a written scope with one price, and we begin once you have signed it.',
    },
  },
  closing: {
    heading: 'Want us to add it up?',
    lead: 'Tell us how many tables, dishes and languages you have, and we’ll send the total within {{replyHours}} hours.',
    contact: 'Ask for a quote',
  },
};
