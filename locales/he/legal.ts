import type { Translation } from '../words';

export const legal: Translation<'legal'> = {
  updated: 'עודכן לאחרונה: {{date}}',
  contents: 'מה יש בעמוד',
  sample: 'זהו נוסח לדוגמה. לפני שהאתר עולה לאוויר, בעלי האתר מחליפים אותו בנוסח משלהם.',
  licenses: 'הקוד הפתוח והגופנים שבאתר: הרישיונות',
};
