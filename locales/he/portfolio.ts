import type { portfolio as english } from '../en/portfolio';
import type { Words } from '../words';

export const portfolio: Words<typeof english> = {
  heading: 'תפריטי QR, חנויות ומערכות הזמנה',
  lead: 'למסעדות, לחנויות ולצימר. על כל כרטיס כתוב מה היה על הדלפק קודם, ומה שמנו שם.',
  list: {
    heading: 'העבודות',
    lead: 'פתחו אחת ונסו אותה כמו לקוחות: בטלפון, ביד אחת.',
    sampleLead: 'דוגמאות למה שאנחנו בונים. פתחו אחת ונסו אותה כמו לקוחות: בטלפון, ביד אחת.',
  },
  sample: 'דוגמה',
  sampleNote: 'עבודות שמסומנות ״דוגמה״ הן המצאה שלנו. כל אחת פותחת תפריט שעובד.',
  preview: 'לצפייה באתר',
  previewOf: 'לצפייה באתר: {{project}}',
  empty: 'עדיין אין כאן עבודות.',
  closing: {
    heading: 'המקום הבא כאן יכול להיות שלכם',
    lead: 'ספרו לנו מה שואלים אתכם כל יום. בדרך כלל משם מתחילים.',
    contact: 'ספרו לנו על המקום שלכם',
  },
};
