/** The page `/pricing`. Amounts are in `src/content`. */
export const pricing = {
  heading: 'A price\u00a0list, like yours',
  lead: 'All prices in one place: three QR menu plans, six add-ons, six services. No setup fee on standard plans, and you can cancel any time.',
  vatExcluded: 'Prices are for businesses, in shekels, and do not include VAT ({{vatPercent}}%).',
  vatIncluded: 'Prices are for businesses, in shekels, and include VAT ({{vatPercent}}%).',
  plans: {
    heading: 'Three plans',
    lead: 'Start small. Moving up takes one message, not a new site.',
    popular: 'Popular',
    fullName: 'QR menu plan: {{plan}}',
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
      marks: 'Kosher, vegan, spicy and allergen marks on each dish',
      emailSupport: 'Email support: a reply within {{replyHours}} hours',
      allOfStarter: 'Everything in Starter',
      byHour: 'Menus that switch by the hour: breakfast, lunch, evening',
      photos: 'Room for a photo of each dish',
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
      description:
        'Card payments from the menu, through your own card processor. The online store has them already.',
    },
  },
  bill: {
    heading: 'Your bill',
    plan: 'With a plan?',
    noPlan: 'No plan',
    quantity: 'How many',
    fewer: 'One less',
    more: 'One more',
    empty: 'Choose a plan or tick an add-on: it adds up here.',
    monthly: 'Every month',
    once: 'Once',
    net: 'Before VAT',
    vat: 'VAT ({{vatPercent}}%)',
    vatWithin: 'Including VAT ({{vatPercent}}%)',
    totalMonthly: 'Total per month',
    totalOnce: 'Total, once',
    byQuote: 'By quote',
    toForm: 'Take this to the form',
    message: 'My bill from the price list:',
  },
  services: {
    heading: 'Services',
    lead: 'Set up and looked after by us. Four have a fixed monthly price; two we quote.',
  },
  faq: {
    heading: 'Questions about the prices',
    lead: 'What owners ask us before they sign.',
    plansAndServices: {
      question: 'How do plans and services go together?',
      answer:
        'A plan is the menu alone, and you run it. The service “QR menus” is the Starter plan run by us, at one monthly price: nobody pays for both. Professional or Enterprise run by us is quoted. The other services stand on their own.',
    },
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
    quantities: {
      question: 'Is there a minimum order, and who installs it?',
      answer:
        'Stickers come by the pack, table codes from {{tables}} tables up. They reach you within {{days}} working days, and sticking them on is up to you. What connects to a POS or a printer we install, and we show the shift how it works.',
    },
    launch: {
      question: 'How long until we are live?',
      answer:
        'A menu takes {{days}} working days from the day we have your dishes. An online store or a booking system takes {{from}} to {{to}} weeks. The date is in the agreement.',
    },
    connections: {
      question: 'Which POS, card processors and delivery services do you connect to?',
      answer:
        'POS: {{posSystems}}. Card processors: {{cardProcessors}}. Deliveries: {{deliveryServices}}. You use another? Where it can be connected, we quote the work before you sign.',
    },
    hosting: {
      question: 'Are hosting and domain included, and what is ours if we leave?',
      answer:
        'Hosting, backups and updates are in every monthly price. The domain is registered in your name, and you pay its yearly fee. If you leave, it stays yours, and within {{days}} days you have your dishes, photos, orders and customer lists as files.',
    },
    support: {
      question: 'Do you answer on Friday and Shabbat?',
      answer:
        'We answer {{days}}, {{from}}–{{to}}. On Friday, Shabbat and holidays the {{replyHours}} hours wait for the next working day. What we host is watched around the clock, and a menu that is down gets fixed on those days, too.',
    },
    maintenanceHour: {
      question: 'What does an hour of maintenance cost?',
      answer:
        '{{price}}, billed by the quarter hour, and you get an estimate first. Monthly maintenance has a fixed price, which we quote once we have seen the site. Plans and monthly services need none: their upkeep is in the price.',
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
