import type { Translation } from '../words';

export const portfolio: Translation<'portfolio'> = {
  meta: {
    name: 'עבודות',
    title:
      'עבודות: {{list|menus:תפריטים|onlineStore:חנויות|booking:הזמנת מקומות|own:#|other:מה שבנינו}} | {{studio}}',
    sampleTitle:
      '{{list|menus:תפריטים|onlineStore:חנויות|booking:יומנים|other:עבודות}} לדוגמה | {{studio}}',
    description:
      '{{list|menus:תפריטי QR|onlineStore:חנויות מקוונות|booking:מערכות להזמנת מקומות|nfcStickers:מדבקות NFC|own:#|other:תוכנה}} שבנינו למסעדות, לבתי קפה ולחנויות קטנות: הדלפק לפני, ואחרי.{{menus|offered:|other: פתחו אחת ונסו אותה כמו לקוחות.}}',
    sampleDescription:
      'דוגמאות {{list|menus:לתפריטי QR|onlineStore:לחנויות מקוונות|booking:למערכות להזמנת מקומות|nfcStickers:למדבקות NFC|own:ל#|other:לתוכנה}} למסעדות ולחנויות קטנות: הדלפק לפני, ואחרי.{{menus|offered:|other: פתחו אחת ונסו אותה כמו לקוחות.}}',
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
