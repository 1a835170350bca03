/** `/privacy`. Sample texts; `src/content/legal.ts` selects the sentences. */
export const privacy = {
  meta: {
    name: 'Privacy',
    title: 'Privacy: what we keep and why | {{studio}}',
    description:
      'Which details {{studio}} asks for in its forms, why, how long we keep them, which outside services take part, and how to have them deleted.',
  },
  heading: 'Privacy',
  lead: 'What {{studio}} learns about you on this site, and what we do with it.',
  controller: {
    heading: 'Who is responsible',
    text: '{{legalName}}, {{registration}} {{companyNumber}}, {{address}}, decides what is collected here and why. For anything on this page, write or call:',
  },
  contact: {
    heading: 'The contact form',
    text: 'We ask for your name, email, service and what you need; the rest is optional. The law does not oblige you to give any of it; without the required fields we can’t answer.',
    use: 'We use it only to reply and prepare a quote.',
    simulated: 'On this version of the site the form is for show: nothing is sent or kept.',
  },
  reviews: {
    heading: 'Reviews',
    text: 'With your consent (GDPR Article 6(1)(a)), we publish your name, company, service, rating, review and its date once we have read them; write to us, and we delete them, here and in our mail. Your email is only for our reply. The law does not oblige you to give any of it; without the required fields we can’t publish.',
  },
  recipients: {
    heading: 'Who else receives your details',
    text: 'These companies work for us, or our pages open their service. Those whose page or script opens in your browser also see your IP address and browser, and may set cookies.',
    host: 'The hosting company sees your IP address, the page and the time, as every web server must to answer (GDPR Article 6(1)(f)). Its log is deleted after {{logDays|one:# day|other:# days}}.',
    inquiries: 'Inquiries are kept at {{inquiryHost}}, from where we receive them.',
    mail: 'An email provider delivers what you send here to us, and our replies to you.',
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
    text: '{{analyticsCompany}} receives the pages you open, your language, region and device, and an identifier in a cookie, which you can block or delete. {{analyticsCompany}} deletes this after {{analyticsMonths|one:# month|other:# months}}, and the cookie ends after {{cookieYears|one:one year|other:# years}}. We see no names. A browser that sends Global Privacy Control is never counted.',
    asked:
      'We count only with your consent (GDPR Article 6(1)(a)), which you can withdraw below whenever you like. The cookie is then deleted. Your answer stays in this browser until you change or clear it.',
    basis: 'We count without asking first: {{analyticsBasis}}',
  },
  abroad: {
    heading: 'Outside Israel',
    text: 'Some of these companies keep data outside Israel, mostly in the European Union and the United States. We pass on only what the service needs, as the Israeli regulations on transferring data abroad allow.',
  },
  security: {
    heading: 'How it is kept safe',
    text: 'What you send travels encrypted. Besides these companies, only those of us who read and answer it see it. If it leaks and that may harm you, we tell you and the Privacy Protection Authority.',
  },
  storage: {
    heading: 'How long we keep it',
    inquiries:
      'Inquiries, and their copies in our mail, are deleted after {{inquiryDays|one:# day|other:# days}}.',
    reviews:
      'Published reviews stay until you ask us to delete them. Other reviews, and the email of every review, are deleted {{rejectedReviewDays|one:# day|other:# days}} after arrival or our decision, and their copies in our mail with them.',
    text: 'Backups still hold what was deleted until newer ones replace them. We delete what we {{chats|1:write each other by email or chat|other:write each other by email}}{{meetings|1:, and meeting details,|other:}} {{messageYears|one:one year|other:# years}} after the last message, unless a law requires more.',
  },
  rights: {
    heading: 'Your rights',
    text: 'Under Israel’s Protection of Privacy Law you may see what we hold about you, and have what is wrong, incomplete, unclear or out of date corrected or deleted. Ask us to delete the rest, and we will, unless a law makes us keep it. Write to {{email}}.',
    gdpr: 'We answer and meet you because you asked (GDPR Article 6(1)(b)). In the EU and the UK you may also object to the use of your details, restrict it, receive them as a file, and complain to your authority.',
    authority: 'You can also turn to the Privacy Protection Authority.',
  },
};
