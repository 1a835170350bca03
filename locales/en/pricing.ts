/** The page `/pricing`. Amounts are in `src/content`. */
export const pricing = {
  meta: {
    name: 'Pricing',
    title:
      '{{starter|offered:What does a QR menu cost? From {{starterPrice}} a month|other:Pricing: what our work costs}} | {{studio}}',
    description:
      'Our prices in shekels: {{anyPlan|offered:{{plans|one:one QR menu plan|other:#words QR menu plans}}|other:{{services|one:one service|other:#words services}} for restaurants and shops, from the price list or by quote}}{{anyAddOn|offered:{{anyPlan|offered:|other:,}} and {{addOns|one:one add-\u2060on|other:#words add-\u2060ons}}|other:}}. {{noSetupFee}}',
  },
  heading:
    '{{menus|offered:QR\u00a0menu prices, on a\u00a0menu|other:Our prices, on one\u00a0page}}',
  vatExcluded: 'For businesses{{vatPercent|0:; we add no VAT|other:, before VAT (#%)}}.',
  vatIncluded: 'For businesses, including VAT ({{vatPercent}}%).',
  services: 'Services and their prices',
  plans: {
    heading: '{{plans|one:One QR menu plan|other:#Words QR menu plans}}',
    lead: 'You make the changes, from your phone.',
    popular: 'Popular',
    fullName: 'QR menu plan: {{plan}}',
    starter: {
      name: 'Starter',
      description: 'For a kiosk, a café or a food truck with one menu.',
      button: 'Choose Starter',
    },
    professional: {
      name: 'Professional',
      description: 'For a restaurant whose menu changes by the hour.',
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
      languages: 'Any {{count}} languages, in your words',
      qrMenu: 'A QR menu with your own logo and colors; no domain needed',
      edit: 'Price and dish edits from your phone',
      emailSupport: 'Customer support by email, {{replyTime}}',
      allOfStarter: 'Everything in {{starter}}',
      byHour: 'Menus that switch by the hour: breakfast, lunch, evening',
      photos: 'Your own photos beside the dishes',
      statistics: 'See which dishes guests look at, and when',
      phoneSupport: 'Customer support {{chats|1:by phone and WhatsApp|other:by phone}}, too',
      allOfProfessional: 'Everything in {{professional}}',
      branches: 'Several branches, with shared or separate menus',
      pos: 'Connected to your existing POS',
      languagesOnDemand: 'Any language your guests speak',
      contactPerson: 'One person who knows your branches by name',
    },
  },
  addOns: {
    heading: 'Add-ons, each with its price',
    lead: '{{anyPlan|offered:Those that need a plan say so.|other:}}',
    nfcStickers: {
      name: 'NFC stickers',
      description:
        'Each opens one page: {{menus|offered:your menu, or |other:}}an address you give us{{nfc|offered:; to change it later or count taps, add #|other:}}. {{tested}}; one kind is for steel counters.',
    },
    extraLanguage: {
      name: 'Extra language',
      description: 'One more language for the whole menu: Arabic, Russian or French. Paid once.',
    },
    menuPhotography: {
      name: 'Menu photography',
      description:
        'On a quiet morning, anywhere in Israel, we shoot the dishes as your kitchen plates them. Photos show on {{list|professional:#|enterprise:#|other:your own pages}}; the files are yours.',
    },
    tableQrCodes: {
      name: 'Table QR codes',
      description:
        'A printed code for each table, with its number, for {{menus|offered:your menu or |other:}}an address you give us; made to be wiped down. Paid once, from {{minTables}}\u00a0tables up.',
    },
    reviewsSystem: {
      name: 'Customer reviews system',
      description:
        'Guests who agreed are asked after their visit. You read the answers first; all of them, except abuse, appear in your menu.',
    },
    paymentSystem: {
      name: 'Payment system',
      description:
        'A guest enters the amount on the check and pays by card, through your own card processor, connection included{{onlineStore|offered:; the online store already takes cards|other:}}.',
    },
  },
  bill: {
    heading: 'What it comes to',
    plan: 'Which plan?',
    noPlan: 'No plan',
    quantity: 'How many',
    range: 'From {{min}} to {{max}}',
    fewer: 'One less',
    more: 'One more',
    empty: '{{anyPlan|offered:Choose a plan or check|other:Check}} an add-on: it adds up here.',
    monthly: 'Every month',
    once: 'Once',
    net: 'Before VAT',
    vat: 'VAT ({{vatPercent}}%; usually {{foreignVatPercent}}% abroad)',
    vatWithin: 'Including VAT ({{vatPercent}}%)',
    totalMonthly: 'Monthly{{vatPercent|0: total|other:, with VAT}}',
    totalOnce: 'One-time{{vatPercent|0: total|other:, with VAT}}',
    noPhotos: '{{starter|offered:#|other:It}} shows no photos; you get the files.',
    needsPlan: 'Only with a plan.',
    included: 'Already in this plan.',
    quoted: 'By quote, not in the total',
    toForm: 'Send us this total',
  },
  faq: {
    heading: 'Questions\u00a0about the\u00a0prices',
    more: '{{count}} more questions',
    sample: 'Sample terms',
    setupFee: {
      question: 'Is there a setup fee?',
      answer:
        'Not on {{standardPlans|offered:standard plans or |other:}}monthly services: you pay from the day it is live. {{enterprise|offered:#, and moving|other:Moving}} your {{list|onlineStore:inventory|booking:bookings|other:data}} to us, we quote first.',
    },
    cancel: {
      question: 'Can I cancel?',
      answer:
        'Yes, you can cancel any time: write to us, and pay to the end of that month.{{codes|offered: For {{codeMonths|one:# more month|other:# more months}} your codes lead where you choose.|other:}}',
    },
    commission: {
      question: 'Any commission on orders?',
      answer: 'No. You pay the listed price; your card processor has its own fees.',
    },
    translation: {
      question: '{{menus|offered:Who translates the menu?|other:}}',
      answer:
        'You do, and we enter it. No translation yet? We arrange one, and you see the price first.',
    },
    payment: {
      question: 'How do we pay, and what about VAT abroad?',
      answer:
        'You pay by card or bank transfer, in shekels, against a {{vatPercent|0:receipt, and we add no VAT|other:tax invoice}}; from abroad also in US dollars, at the Bank of Israel’s rate on the {{vatPercent|0:day you pay|other:invoice date}}. A business abroad {{vatPercent|0:also|other:usually}} pays {{foreignVatPercent}}% Israeli VAT, and its own country’s taxes.',
    },
    abroad: {
      question: 'We are not in Israel. When do you answer?',
      answer:
        'In writing {{replyTime}}; by phone {{supportFrom}} to {{supportTo}} Israel time, usually {{newYorkFrom}} to {{newYorkTo}} in New York, or by appointment.',
    },
    barcode: {
      question: '{{menus|offered:Is a barcode menu the same as a QR menu?|other:}}',
      answer: 'Yes: the square on the table is a QR code, and it opens the menu on the phone.',
    },
    reminders: {
      question: '{{booking|offered:What do SMS reminders cost?|other:}}',
      answer: 'The SMS provider’s price, which you see first. Email costs nothing.',
    },
    changePlan: {
      question: '{{professional|offered:Can I change plans later?|other:}}',
      answer: 'Yes, up or down: one message is enough. The codes on your tables stay the same.',
    },
    outgrow: {
      question: '{{starter|offered:What if we have more than {{starterItems}} dishes?|other:}}',
      answer:
        '{{professional|offered:# has no limit|other:You get a quote}}{{qrMenu|offered:; for “#” you get a quote|other:}}. Nothing disappears mid-shift: we write first.',
    },
    printing: {
      question: '{{anyPlan|offered:Is printing part of the plan?|other:}}',
      answer:
        'The plan includes the code and the whole menu as files for any print shop{{printed|offered:; what we print is an add-on|other:}}.',
    },
    ordering: {
      question: '{{menus|offered:Can guests order and pay from the menu?|other:}}',
      answer:
        'The menu is for reading{{paymentSystem|offered:; paying by card is the add-on “#”|other:}}.{{customDevelopment|offered: Ordering from the table is custom development.|other:}}',
    },
    quantities: {
      question: '{{printed|offered:Do you deliver, and who installs it?|other:}}',
      answer:
        'In Israel, {{list|tableQrCodes:codes|nfcStickers:stickers}} arrive within {{deliveryDays|one:# business day|other:# business days}}, shipping included; abroad, you see time, shipping and tax first. You stick them on; we install what connects to a POS or printer.',
    },
    connections: {
      question:
        '{{onlineStore|offered:Which POS, card processors and delivery services do you connect to?|other:}}',
      answer:
        'Most often {{posNames}}; we check yours before you sign. An online store includes one POS and one card processor{{paymentSystem|offered:; the payment system, one card processor|other:}}. We quote others, and delivery services.',
    },
    hosting: {
      question: 'Are hosting and domain included, and what is ours if we leave?',
      answer:
        'Hosting, backups and software updates are in every fixed monthly price. {{menus|offered:A menu needs no domain; {{onlineStore|offered:a store’s|other:another site’s}}|other:A site’s domain}} is registered in your name, and you pay its yearly fee. If you leave, it stays yours, and within {{dataDays|one:# day|other:# days}} you have your {{list|menus:dishes|menus:photos|onlineStore:orders|systems:customer lists|other:data}} as files.',
    },
    support: {
      question: 'Do you answer on {{restDays}}?',
      answer:
        'By phone {{supportDays}}, {{supportFrom}} to {{supportTo}}; {{restDaysAndHolidays}} do not count toward the {{replyHours}}\u00a0hours. {{faults}}.',
    },
    maintenanceHour: {
      question: '{{maintenance|offered:What does an hour of maintenance cost?|other:}}',
      answer:
        '{{maintenanceHour}}, billed by the quarter hour, with an estimate first. We quote a fixed monthly price once we have seen the site.',
    },
    custom: {
      question:
        '{{customDevelopment|offered:What does a restaurant website cost, or other custom work?|other:}}',
      answer:
        'There is no list price: a website is custom development. You get a written scope with one price.',
    },
  },
  closing: {
    heading: 'Anything we forgot?',
    lead: 'Tell us what you need.',
    contact: 'Ask for a quote',
  },
};
