import type { Translation } from '../words';

export const layout: Translation<'layout'> = {
  skipToContent: 'דילוג לתוכן העמוד',
  logo: '{{studio}}, לדף הבית',
  opensInNewTab: 'נפתח בלשונית חדשה',
  placeholder: 'לדוגמה בלבד',
  labeled: '{{label}}: {{value}}',
  getStarted: 'בואו נתחיל',
  sharedPicture: 'כרטיס פתוח, ובו המילים האלה{{languages|one:|other: ותרגומן}}: {{words}}',
  nav: {
    label: 'עמודי האתר',
    reviews: 'Reviews',
  },
  language: {
    label: 'שפה',
  },
  panel: {
    open: 'פתיחת התפריט',
    close: 'סגירת התפריט',
    title: 'תפריט',
  },
  banner: {
    label: 'הודעה',
    close: 'סגירת ההודעה',
  },
  footer: {
    description:
      '{{list|menus:תפריטים שסורקים|nfcStickers:מדבקות שמצמידים אליהן טלפון|onlineStore:חנויות שמוכרות גם בלילה|nfc:{{codes|offered:|other:פתרונות NFC}}|booking:{{menus|offered:|other:הזמנת מקומות בלי טלפון}}|maintenance:{{menus|offered:|other:תחזוקת אתרים}}|customDevelopment:{{menus|offered:|other:פיתוח בהתאמה אישית}}|own:#|other:תוכנה לדלפק}}. {{studio}} הוא בית תוכנה קטן מישראל, שעובד עם מסעדות וחנויות כאן ובעולם.',
    servicesHeading: 'שירותים',
    companyHeading: 'הסטודיו',
    legalLabel: 'מידע משפטי',
    terms: 'תנאי שימוש',
    accessibility: 'נגישות',
    copyright: '© {{year}} {{studio}}',
    registered: '\u2068{{legalName}}\u2069, {{registration}} {{companyNumber}}',
    socialLabel: 'עקבו אחרינו',
    facebook: 'פייסבוק',
    linkedin: 'לינקדאין',
    instagram: 'אינסטגרם',
  },
  registration: {
    company: 'ח״פ',
    licensedDealer: 'עוסק מורשה',
    exemptDealer: 'עוסק פטור',
    partnership: 'שותפות רשומה',
    association: 'עמותה רשומה',
  },
  helpers: 'יצירת קשר מהירה',
  chat: {
    label: 'כתבו לנו בוואטסאפ',
    greeting: 'היי! אשמח לשמוע על פתרונות התוכנה שלכם ולדבר על הפרויקט שלי.',
  },
  badge: {
    label: 'קבעו איתנו פגישה',
  },
  toasts: {
    region: 'הודעות (F8)',
    close: 'סגירת ההודעה',
  },
  announcements: {
    page: 'מוצג עכשיו: {{page}}',
    languageChanged: 'השפה הוחלפה לעברית',
    languageFailed: 'השפה הזאת לא נטענה, אז נשארנו בעברית. נסו שוב.',
  },
};
