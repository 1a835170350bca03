import type { Language } from '../../locales/languages';

type Words = Readonly<Record<Language, string>>;

/** Messages of the mails, apart from the labels of the forms. */
export const mailWords = {
  inquiry: {
    heading: { en: 'New inquiry from {{name}}', he: 'פנייה חדשה מאת {{name}}' },
    open: { en: 'All inquiries', he: 'לכל הפניות' },
  },
  review: {
    heading: { en: 'New review from {{name}}', he: 'חוות דעת חדשה מאת {{name}}' },
    open: { en: 'Approve or reject', he: 'לאישור או לדחייה' },
  },
  item: {
    lead: {
      en: 'It appears on the site only once you approve it.',
      he: 'היא תופיע באתר רק אחרי שתאשרו אותה.',
    },
    rated: { en: 'Rating', he: 'דירוג' },
    received: { en: 'Received', he: 'התקבלה' },
    time: { en: '{{time}}, Israel time', he: '{{time}}, שעון ישראל' },
    reply: {
      en: 'Reply to this email, and your answer goes straight to {{name}}.',
      he: 'השיבו למייל הזה, והתשובה תגיע ישר אל {{name}}.',
    },
    copyAddress: {
      en: 'The address is an unusual one. To answer, copy it from above.',
      he: 'הכתובת קצת יוצאת דופן. כדי לענות, העתיקו אותה מלמעלה.',
    },
    notPublished: {
      en: 'The email address is not published.',
      he: 'כתובת המייל לא מתפרסמת.',
    },
  },
  signIn: {
    heading: { en: 'Your link to sign in', he: 'הקישור שלכם לכניסה' },
    lead: {
      en: 'It works once, for {{minutes}} minutes from when you asked for it.',
      he: 'הוא טוב לכניסה אחת, עד {{minutes}} דקות מרגע הבקשה.',
    },
    open: { en: 'Sign in', he: 'כניסה' },
    notAsked: {
      en: 'Asked again and nothing came? This link works all the same, whoever asked for it. If you don’t want to sign in, just delete this email: nobody gets in without it.',
      he: 'ביקשתם שוב ולא הגיע קישור חדש? הקישור הזה טוב באותה מידה, לא משנה מי ביקש אותו. לא רוצים להיכנס? אפשר פשוט למחוק את המייל: בלעדיו אף אחד לא נכנס.',
    },
  },
  digest: {
    heading: { en: 'New reviews and inquiries', he: 'חוות דעת ופניות חדשות' },
    review: { en: 'Reviews', he: 'חוות דעת' },
    inquiry: { en: 'Inquiries', he: 'פניות' },
    open: { en: 'Read them all', he: 'לכולן' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Words>>>>;
