import type { portfolio as english } from '../en/portfolio';
import type { Words } from '../words';

export const portfolio: Words<typeof english> = {
  heading: 'תפריטים, חנויות ויומנים שבנינו',
  lead: 'הדלפק לפני, ומה שנהיה ממנו: תפריט, חנות או יומן.',
  sampleHeading: 'תפריטים, חנויות ויומנים לדוגמה',
  sampleLead: 'למסעדות, לחנויות ולצימר: הדלפק לפני, ואחרי.',
  list: {
    heading: 'לפני ואחרי',
    lead: 'פתחו אחת ונסו אותה כמו לקוחות: בטלפון, ביד אחת.',
    owner: 'והצד שלכם: כתבו תפריט',
    sampleLead:
      'דוגמאות למקומות שהמצאנו: כל אחת נפתחת כתפריט. חנויות ומערכות להזמנת מקומות נראה לכם בפגישה.',
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
