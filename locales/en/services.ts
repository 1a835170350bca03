/** The page `/services`, and the names of the services. */
export const services = {
  meta: {
    name: 'Services',
    title:
      '{{List|onlineStore:stores|booking:booking|nfc:NFC|other:{{List|own:#|other:services}}}}: what’s included | {{studio}}',
    description:
      'What each service includes and what it costs: {{list|starter:QR menu plans from {{starterPrice}} a month|nfc:NFC solutions|onlineStore:online stores|booking:booking systems|maintenance:maintenance|other:{{list|own:#|other:custom development}}}}.{{starter|offered:|other: Prices in shekels, without a commission.}}',
  },
  heading: 'Services for your counter',
  list: {
    heading: 'What each service includes',
    lead: '{{anyPlan|offered:On QR menu plans, you make the changes{{qrMenu|offered:; with “#” we make them|other:}}|other:Each with its price}}.',
  },
  included: "What's Included",
  /** Expands the hidden features. */
  more: 'And {{count}} more',
  askAbout: 'Ask about this service',
  askAboutOf: 'Ask about this service: {{service}}',
  items: {
    qrMenu: {
      title: 'Managed QR menu',
      preview:
        '{{starterItems}} dishes in {{starterLanguages|one:one language|other:#words languages}}; we make every change.',
      description:
        'A digital menu that opens from the code on the table. {{changes}} Mid-shift, you change it from your phone.',
      features: {
        byUs: '{{managedMenu}}',
        scan: 'Opens from one scan, with no app to install',
        accessible: 'Accessible at level AA, with a statement that you fill in',
        languages: 'Each language in its own direction',
        marks: '{{marks}}',
      },
    },
    nfc: {
      title: 'NFC solutions',
      preview: 'Hold a phone to the sticker, and the right page opens.',
      description: 'The service behind round stickers on tables, the counter and the door.',
      features: {
        target: 'Each sticker opens what you choose: a page, your Google reviews or Instagram',
        pack: '{{nfcStickers|offered:For our NFC stickers, bought by the pack; without the service each opens one fixed page|other:For the stickers that you have, if they can be programmed}}',
        rewrite: 'Point a sticker somewhere else without peeling it off',
        count: 'A monthly report: how often each sticker was tapped',
        replaced:
          '{{nfcStickers|offered:{{replaced}}|other:If one stops working, we program the one that you put in its place}}',
      },
    },
    onlineStore: {
      title: 'Online stores',
      preview: 'A midnight order lands in your POS and prints like any other.',
      description:
        'A store that sells while the shutters are down and is connected to your POS, so that the last jar of date honey isn’t sold twice.',
      features: {
        stock: 'One inventory for the shelf and the site: you enter it, or we quote it',
        pos: 'Orders land in your POS: one connection is in the price',
        checkout: 'Card checkout included, through your own card processor',
        delivery: 'Pickup and delivery, with your areas and hours',
        receipt: 'An order confirmation by email, and the receipt from your POS',
        holidays: 'Closed on Shabbat and holidays, if you are',
      },
    },
    booking: {
      title: 'Booking systems',
      preview:
        'The phone and the site share one calendar, so the corner table isn’t promised twice.',
      description:
        'A booking calendar for tables, chairs or treatment rooms that takes bookings day and night and shows tonight at a glance.',
      features: {
        ledger: 'Phone and website bookings in one calendar',
        floor: 'Your own tables and seats, joined and split as on a real evening',
        reminder: 'A reminder by email the day before, with a link to cancel',
        waiting: 'A waiting list that offers a freed table to the next in line',
        calendar: 'Opening hours, holidays and holiday eves set in advance',
        notes: 'High chair, nut allergy: notes for the shift',
      },
    },
    customDevelopment: {
      title: 'Custom development',
      preview: 'What your counter needs and nobody sells ready-made.',
      description:
        'Websites, mobile apps and the screens behind the counter: a kitchen screen, a wholesale order form, a digital loyalty card.',
      features: {
        scope: 'A written scope and price before we begin',
        platforms: 'Web, iPhone and Android',
        links: 'Connected to the POS, bookkeeping and deliveries you already have',
        demo: 'A version to try long before it is finished',
        ownership: 'The code and the accounts are yours',
      },
    },
    maintenance: {
      title: 'Website maintenance',
      preview: 'New prices before the holiday by the hour; backups and updates by the month.',
      description:
        'You run the place; we take care of the site, whether we built it or somebody’s nephew did.',
      features: {
        changes: 'We update text, prices and opening hours on your site',
        updates: 'Software updates and security patches',
        backup: '{{restored}}',
        watch: '{{watched}}',
        terms: 'Content changes by the hour; everything else at a monthly price, which we quote',
      },
    },
  },
  process: {
    heading: 'How we work, and how long it takes',
    /** Last lines of the process receipt: how long it takes. */
    menu: '{{menus|offered:QR menu, from your signature and photo|other:}}',
    menuTime: '{{menuDays|one:# business day|other:# business days}}',
    system:
      '{{systems|offered:{{List|onlineStore:online store|booking:booking system}}, once work starts|other:}}',
    systemTime: '{{systemFrom}} to {{systemTo}} weeks',
    lead: '{{start}}',
    steps: {
      discovery: {
        title: 'Discovery',
        description:
          'At your counter or by video, we look for where the line gets stuck.{{anyPlan|offered: For a\u00a0plan, a\u00a0photo of the menu is enough.|other:}}',
      },
      design: {
        title: 'Design',
        description:
          'You get a draft with your own {{menus|offered:dishes|other:words}} and prices in it, in each of your languages, and cross out what you don’t like.',
      },
      development: {
        title: 'Development',
        description:
          'We build it and connect what the agreement names: POS, card processor, printer. You try it on your own phone as it grows.',
      },
      launch: {
        title: 'Launch',
        description:
          'We show {{menus|offered:the shift|other:you}} how it works, and stay available for questions.',
      },
    },
  },
  consultation: {
    heading: 'Not sure where to start?',
  },
  closing: {
    heading: 'Know what you need?',
    lead: 'Tell us, or look at the price list first.',
    contact: 'Write to the studio',
  },
};
