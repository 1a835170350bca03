/** `/terms`, `/privacy` and `/accessibility`. Sample texts; `src/content/legal.ts` selects the sentences. */
export const legal = {
  updated: 'Last updated: {{date}}',
  contents: 'On this page',
  sample:
    'This is a sample text. The owner of this site puts their own in its place before going live.',
  licenses: 'Open-source code and fonts on this site: the licenses',
  terms: {
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
      text: 'A message or a booked meeting is not an order. Work begins once both sides have signed an agreement naming the service, price and date. It overrides this page.',
    },
    prices: {
      heading: 'Prices and canceling',
      text: 'No setup fee on standard plans and monthly services; we quote the move of inventory or bookings. You pay monthly from the day it is live, and for one-time work as agreed. We announce higher prices {{noticeDays}} days ahead. You can cancel any time, by writing to {{email}}, and pay to the end of that month. A domain stays yours, menu codes lead where you choose for {{codeMonths}} more months, and within {{dataDays|one:# day|other:# days}} you have your data as files.',
    },
    content: {
      heading: 'Your dishes, your photos',
      text: 'What you give us stays yours, and you confirm that you may use it. You are responsible for prices, allergens and kosher marks (only with a valid certificate). Reminders go to whoever booked; review requests and offers only to guests who gave you consent, each with your name and a way to refuse. Your guests’ details are yours: we hold them only to run the service, and delete them {{guestDataDays}} days after you leave, under the agreement that the Data Security Regulations, 2017, require.',
    },
    reviews: {
      heading: 'Reviews',
      text: 'We read every review before it is published and change nothing. Insults, advertising and anything unlawful stay out.',
    },
    liability: {
      heading: 'If something goes wrong',
      text: 'We aim for {{uptime}}% uptime and fix faults as fast as we can. Beyond that, our liability follows the agreement and the law of Israel, whose courts decide.',
    },
  },
  privacy: {
    heading: 'Privacy',
    lead: 'What {{studio}} learns about you on this site, and what we do with it.',
    controller: {
      heading: 'Who is responsible',
      text: '{{legalName}}, {{registration}} {{companyNumber}}, {{address}}, decides what is collected here and why. For anything on this page, write or call:',
      dealer:
        '{{legalName}}, {{registration}} {{companyNumber}}, {{address}}, decides what is collected here and why. For anything on this page, write or call:',
    },
    contact: {
      heading: 'The contact form',
      text: 'We ask for your name, email, service and what you need; the rest is optional. The law does not oblige you to give any of it; without the required fields we can’t answer.',
      use: 'We use it only to reply and prepare a quote.',
      simulated: 'On this version of the site the form is for show: nothing is sent or kept.',
    },
    reviews: {
      heading: 'Reviews',
      text: 'With your consent (GDPR Article 6(1)(a)), we publish your name, company, service, rating, review and its date once we have read them; write to us, and we take them down. Your email is only for our reply. The law does not oblige you to give any of it; without the required fields we can’t publish.',
    },
    recipients: {
      heading: 'Who else receives your details',
      text: 'These companies work for us, or our pages open their service. Those whose page or script opens in your browser also see your IP address and browser, and may set cookies.',
      host: 'The hosting company sees your IP address, the page and the time, as every web server must to answer (GDPR Article 6(1)(f)).',
      inquiries: 'Inquiries are kept at {{inquiryHost}}, from where we receive them.',
      mail: 'An email provider delivers inquiries and reviews to us, and our replies to you.',
      mailOfInquiries: 'An email provider delivers inquiries to us, and our replies to you.',
      mailOfReviews: 'An email provider delivers reviews to us.',
      reviewsElsewhere:
        'Reviews, and your email if you give one, are kept at {{reviewsHost}}. Pages that show reviews ask for them there.',
      reviewsHere: 'Reviews, and your email if you give one, are kept on this site’s own server.',
      calendar:
        'The calendar belongs to {{calendarName}} ({{calendarHost}}). It loads only when you open it, and receives what you enter to book a meeting.',
      chat: 'The chat link opens WhatsApp, which belongs to Meta. What you write there is kept by them, under their rules.',
      analytics: 'Visits are counted by {{analyticsName}} ({{analyticsHost}}).',
      nobodyElse:
        'We sell none of it, and give it to nobody else unless a law or a court obliges us to.',
    },
    analytics: {
      heading: 'Counting visits',
      none: 'This site counts nothing: no visits and no clicks. It sets no cookies of its own.',
      text: '{{analyticsCompany}} receives the pages you open, your language, region and device, and an identifier in a cookie, which you can block or delete. We see no names. A browser that sends Global Privacy Control is never counted.',
      asked:
        'We count only with your consent (GDPR Article 6(1)(a)), which you can withdraw below whenever you like.',
      basis: 'We count without asking first: {{analyticsBasis}}',
    },
    abroad: {
      heading: 'Outside Israel',
      text: 'Some of these companies keep data outside Israel, mostly in the European Union and the United States. We pass on only what the service needs, as the Israeli regulations on transferring data abroad allow.',
    },
    security: {
      heading: 'How it is kept safe',
      text: 'What you send travels encrypted. Besides these companies, only those of us who answer inquiries and read reviews see it. If it leaks and that may harm you, we tell you and the Privacy Protection Authority.',
      withoutReviews:
        'What you send travels encrypted. Besides these companies, only those of us who answer inquiries see it. If it leaks and that may harm you, we tell you and the Privacy Protection Authority.',
    },
    storage: {
      heading: 'How long we keep it',
      inquiries: 'Inquiries are deleted after {{inquiryDays|one:# day|other:# days}}.',
      reviews:
        'Published reviews stay until you ask us to delete them. Other reviews, and the email of every review, are deleted {{rejectedReviewDays|one:# day|other:# days}} after arrival or our decision.',
      withoutChat:
        'Backups still hold what was deleted until newer ones replace them. Emails, with their copies of what you sent here, and meeting details are deleted {{messageYears|one:one year|other:# years}} after the last one, unless a law requires more.',
      text: 'Backups still hold what was deleted until newer ones replace them. Emails, with their copies of what you sent here, chats and meeting details are deleted {{messageYears|one:one year|other:# years}} after the last one, unless a law requires more.',
    },
    rights: {
      heading: 'Your rights',
      text: 'Under Israel’s Protection of Privacy Law you may see what we hold about you, and have what is wrong, incomplete, unclear or out of date corrected or deleted. Ask us to delete the rest, and we will, unless a law makes us keep it. Write to {{email}}.',
      gdpr: 'We answer and meet you because you asked (GDPR Article 6(1)(b)). In the EU and the UK you may also object to the use of your details, restrict it, receive them as a file, and complain to your authority.',
      authority: 'You can also turn to the Privacy Protection Authority.',
    },
  },
  accessibility: {
    heading: 'Accessibility statement',
    lead: 'How we make this site accessible, and whom to tell when something stands in your way.',
    standard: {
      heading: 'The standard',
      text: 'This site is built to Israeli Standard 5568 part 1 at level AA, which rests on WCAG 2.0, as regulation 35 of the Equal Rights for Persons with Disabilities Regulations (Service Accessibility Adjustments), 2013, requires. We aim further: at WCAG 2.2, level AA.',
    },
    done: {
      heading: 'What we did',
      text: 'Everything on our own pages works by keyboard, in Hebrew and in English. Headings, lists, forms and messages are marked up for screen readers. Text can be enlarged, contrast was measured, and every form says plainly what is missing. Pages switch to dark mode and stop moving if your device’s settings ask for it.',
    },
    tested: {
      heading: 'How it was tested',
      text: 'On {{testDate}}, by {{testedBy}}, with {{testedWith}}: every page, in both languages, at the width of a phone and of a desktop.',
      screenReaders: 'It was also read with these screen readers: {{screenReaders}}.',
    },
    gaps: {
      heading: 'What may still be hard',
      screenReaders:
        'Nobody has read the whole site with a screen reader yet. If something sounds wrong in yours, tell us.',
      text: 'The booking calendar and WhatsApp belong to other companies, and we can’t fix every fault in them. Write or call, and we’ll book the meeting for you.',
      calendar:
        'The booking calendar belongs to another company, and we can’t fix every fault in it. Write or call, and we’ll book the meeting for you.',
      chat: 'WhatsApp belongs to another company, and we can’t fix every fault in it. Write or call instead.',
    },
    built: {
      heading: 'Are your menus accessible?',
      text: 'We build digital menus, stores and booking pages to Israeli Standard 5568, level AA, with a statement that you fill in. The legal duty, where it applies, is yours.',
    },
    place: {
      heading: 'Our place',
      text: 'We meet by video, at your place or at our studio, {{address}}. At the studio:',
      stepFree: 'The entrance has no steps.',
      steps: 'The entrance has steps.',
      toilet: 'There is an accessible restroom.',
      noToilet: 'There is no accessible restroom.',
      parking: 'There is accessible parking nearby.',
      noParking: 'There is no accessible parking nearby.',
      loop: 'There is a hearing loop.',
      noLoop: 'There is no hearing loop.',
      ask: 'Tell us before you come what else you need, such as a sign-language interpreter, and we’ll arrange it.',
    },
    coordinator: {
      heading: 'Accessibility requests',
      text: 'Tell {{coordinator}} which page, device and browser it was. We reply {{replyTime}}.',
    },
  },
};
