import type { portfolio as english } from '../en/portfolio';
import type { Words } from '../words';

export const portfolio: Words<typeof english> = {
  heading: 'מקומות קטנים, שינוי אחד בכל מקום',
  lead: 'תפריטי QR, חנויות מקוונות ואתרים למסעדות ולחנויות. על כל כרטיס כתוב מה היה על הדלפק קודם, מה שמנו שם ומי עובד עם זה היום.',
  list: {
    heading: 'העבודות',
    lead: 'פתחו אחת ונסו אותה כמו לקוחות: בטלפון, ביד אחת.',
  },
  sample: 'דוגמה',
  sampleNote: 'עבודה שמסומנת ״דוגמה״ היא המצאה שלנו, והקישור שלה מוביל לכתובת ריקה.',
  preview: 'לצפייה באתר',
  previewOf: 'לצפייה באתר: {{project}}',
  empty: 'עדיין אין כאן עבודות.',
  closing: {
    heading: 'המקום הבא כאן יכול להיות שלכם',
    lead: 'ספרו לנו מה שואלים אתכם כל יום. בדרך כלל משם מתחילים.',
    contact: 'ספרו לנו על המקום שלכם',
  },
};
