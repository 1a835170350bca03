/** `/terms`. Sample texts; `src/content/legal.ts` selects the sentences. */
export const terms = {
  meta: {
    name: 'Terms and conditions',
    title: 'Terms and conditions | {{studio}}',
    description:
      'The terms for using the {{studio}} website and for ordering {{list|menus:menus|onlineStore:stores|booking:bookings|maintenance:{{menus|offered:|other:maintenance}}|other:{{list|own:#|other:work}}}} from us: prices, canceling, content and liability.',
  },
  heading: 'Terms and conditions',
  lead: 'The rules between you and {{studio}}, as short as we could make them.',
  parties: {
    heading: 'Who we are',
    text: '“We” means {{legalName}}, {{registration}} {{companyNumber}}, {{address}}. “You” means the business that reads, writes to us or orders.',
  },
  use: {
    heading: 'Using this site',
    text: 'You may read, share and print these pages. Please don’t copy the drawings and text, or submit our forms automatically.',
  },
  orders: {
    heading: 'Ordering from us',
    text: 'A message{{meetings|1: or a booked meeting|other:}} is not an order. Work begins once both sides have signed an agreement naming the service, price and date. It overrides this page.',
  },
  prices: {
    heading: 'Prices and canceling',
    text: 'No setup fee on {{standardPlans|offered:standard plans and |other:}}monthly services; we quote the move of {{list|onlineStore:inventory|booking:bookings|other:data}}. You pay monthly from the day it is live, and for one-time work as agreed. We announce higher prices {{noticeDays}}\u00a0days ahead. You can cancel any time, by writing to {{email}}, and pay to the end of that month. A domain stays yours,{{codes|offered: printed codes lead where you choose for {{codeMonths}} more months,|other:}} and within {{dataDays|one:# day|other:# days}} you have your data as files.',
  },
  content: {
    heading: 'Your {{menus|offered:dishes|other:texts}}, your photos',
    text: 'What you give us stays yours, and you confirm that you may use it. You are responsible for {{menus|offered:prices, allergens and kosher marks (only with a valid certificate)|other:prices and facts}}. {{booking|offered:Reminders go to whoever booked{{reviewsSystem|offered:; review requests and offers only to guests who gave you consent, each with your name and a way to refuse|other:}}. |other:}}Your guests’ details are yours: we hold them only to run the service, and delete them {{guestDataDays}}\u00a0days after you leave, under the agreement that the Data Security Regulations, 2017, require.',
  },
  reviews: {
    heading: 'Reviews',
    text: 'We read every review before it is published and change nothing. Insults, advertising and anything unlawful stay out.',
  },
  liability: {
    heading: 'If something goes wrong',
    text: 'We aim for {{uptime}}% uptime and fix faults as fast as we can. Beyond that, our liability follows the agreement and the law of Israel, whose courts decide.',
  },
};
