import type { Translation } from '../words';

export const portfolio: Translation<'portfolio'> = {
  meta: {
    name: 'עבודות',
    title: 'עבודות: לפני ואחרי | {{studio}}',
    sampleTitle:
      '{{list|menus:תפריטים|onlineStore:חנויות|booking:יומנים|other:עבודות}} לדוגמה | {{studio}}',
    description:
      'העבודות שלנו: הדלפק לפני, ומה שנהיה ממנו. פתחו כל אחת ונסו אותה כמו לקוחות: בטלפון, ביד אחת.',
    sampleDescription:
      'דוגמאות {{list|menus:לתפריטי QR|onlineStore:לחנויות מקוונות|booking:למערכות להזמנת מקומות|nfcStickers:למדבקות NFC|other:לתוכנה}} למסעדות ולחנויות קטנות: הדלפק לפני, ואחרי. פתחו אחת ונסו אותה כמו לקוחות.',
  },
  heading: 'מה שבנינו',
  lead: 'הדלפק לפני, ומה שנהיה ממנו.',
  sampleHeading: '{{list|menus:תפריטים|onlineStore:חנויות|booking:יומנים|other:עבודות}}',
  list: {
    heading: 'לפני ואחרי',
    sampleHeading: 'פתחו אחת ונסו',
    lead: 'פתחו אחת ונסו אותה כמו לקוחות: בטלפון, ביד אחת.',
    owner: 'והצד שלכם: כתבו תפריט',
    sampleLead:
      'דוגמאות למקומות שהמצאנו: כל אחת נפתחת כתפריט.{{systems|offered: {{list|onlineStore:חנויות|booking:מערכות להזמנת מקומות}} נראה לכם בפגישה.|other:}}',
  },
  sample: 'דוגמה',
  preview: 'לצפייה באתר',
  previewOf: 'לצפייה באתר: {{project}}',
  empty: 'עדיין אין כאן עבודות.',
  closing: {
    heading: 'המקום שלכם יכול להיות כאן',
    lead: 'ספרו לנו מה שואלים אתכם כל יום.',
    contact: 'ספרו לנו על המקום שלכם',
  },
};
