/** The page `/services`, and each service wherever it is named. */
export const services = {
  heading: 'Six things we put on your counter',
  lead: 'Take one, or lay the whole counter. Each has its price beside it, and each is built by the people you meet.',
  list: {
    heading: 'The six, one by one',
    lead: 'What it does during service, what is included and what it costs.',
  },
  included: "What's Included",
  askAbout: 'Ask us about {{service}}',
  items: {
    qrMenu: {
      title: 'QR menus',
      preview:
        'One scan opens the menu. Out of sea bream? Strike it before the next table sits down.',
      description:
        'A menu that guests open from the code on the table and you change from your own phone, in the middle of a shift, without calling a printer.',
      features: {
        scan: 'Opens from one scan, with no app to install',
        edit: 'Change a price or strike a dish from your phone',
        languages: 'Hebrew and English, each in its own direction',
        marks: 'Kosher, vegan, spicy and allergen marks on each dish',
        byUs: 'The Starter plan, and we enter the dishes and make your changes',
      },
    },
    nfc: {
      title: 'NFC solutions',
      preview: 'A phone touches the sticker and the right page opens.',
      description:
        'Round stickers for tables, the till and the door. A guest holds a phone to one and the menu, the review page or today’s specials open.',
      features: {
        target: 'Each sticker opens what you choose: menu, reviews or Instagram',
        rewrite: 'Point a sticker somewhere else without peeling it off',
        count: 'A monthly count of taps, sticker by sticker',
        replaced: 'A new sticker for any that stops answering',
        pack: 'Works with our NFC stickers, which you buy once, by the pack',
      },
    },
    onlineStore: {
      title: 'Online stores and tills',
      preview:
        'An order at midnight prints beside the till, on the same roll as the ones from the counter.',
      description:
        'A shop that sells while the shutters are down and is connected to your point of sale, so that the last jar of date honey is not sold twice.',
      features: {
        stock: 'One stock count for the shelf and the site',
        pos: 'Orders land on your till, not in yet another inbox',
        checkout: 'Card checkout included, through your own card processor',
        delivery: 'Pickup and delivery, with your areas, hours and minimum order',
        receipt: 'A receipt by email after every order',
        holidays: 'Closed on Shabbat and holidays, if you are',
      },
    },
    booking: {
      title: 'Bookings and reservations',
      preview:
        'The phone and the site write in one ledger, so the corner table isn’t promised twice.',
      description:
        'A ledger that takes bookings for tables, chairs or treatment rooms, day and night, and shows tonight at a glance.',
      features: {
        ledger: 'Phone and website bookings in one ledger',
        floor: 'Your own tables and seats, joined and split as on a real evening',
        reminder: 'A text message the day before, with a link to cancel',
        waiting: 'A waiting list that offers a freed table to the next in line',
        calendar: 'Opening hours, holidays and their eves set ahead',
        notes: 'High chair, window, nut allergy: notes for the shift',
      },
    },
    customDevelopment: {
      title: 'Custom development',
      preview: 'Something your counter needs and nobody sells.',
      description:
        'Websites, mobile apps and the screens behind the counter: a kitchen display, a wholesale order sheet, a loyalty card that replaces the punched one.',
      features: {
        scope: 'A written scope and price before we begin',
        platforms: 'Web, iPhone and Android',
        links: 'Connected to the till, bookkeeping and couriers you already use',
        demo: 'A version to try long before it is finished',
        ownership: 'The code and the accounts are yours',
      },
    },
    maintenance: {
      title: 'Website maintenance',
      preview: 'New prices before the holiday, backups at night, someone who picks up.',
      description:
        'You run the place, we keep its site in order, whether we built it or somebody’s nephew did.',
      features: {
        changes: 'Text, price and opening-hour changes on your site, done for you',
        updates: 'Software updates and security patches',
        backup: 'Regular backups, and a restore that we have rehearsed',
        watch: 'Watched around the clock: we aim for {{uptime}}% uptime',
        terms: 'By the hour when you need it, or a fixed monthly round',
      },
    },
  },
  process: {
    heading: 'From first coffee to first order',
    lead: 'Four steps. After each one you know what was done and what comes next.',
    steps: {
      discovery: {
        title: 'Discovery',
        description:
          'We sit at your counter, or meet by video, and look: where the queue stands, what the waiters are asked, which page of the menu is worn.',
      },
      design: {
        title: 'Design',
        description:
          'You get a draft with your own dishes and prices in it, in both languages, and cross out what you don’t like.',
      },
      development: {
        title: 'Development',
        description:
          'We build it and connect the till, the card processor and the printer. You try it on your own phone as it grows.',
      },
      launch: {
        title: 'Launch',
        description:
          'We go live on a quiet morning, not on Friday. We show the shift how it works and stay within reach.',
      },
    },
  },
  consultation: {
    heading: 'Not sure which one first?',
    lead: 'Book a free {{meetingMinutes}}-minute consultation. A photo of your counter is all you need to bring.',
  },
  closing: {
    heading: 'Found your dish?',
    lead: 'Send us an order, or look at the whole price list first.',
    contact: 'Write to the studio',
    pricing: 'See the price list',
  },
};
