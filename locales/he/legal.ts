import type { legal as english } from '../en/legal';
import type { Words } from '../words';

export const legal: Words<typeof english> = {
  updated: 'עודכן לאחרונה: {{date}}',
  contents: 'מה יש בעמוד',
  sample: 'זהו נוסח לדוגמה. לפני שהאתר עולה לאוויר, בעלי האתר מחליפים אותו בנוסח משלהם.',
  licenses: 'הקוד הפתוח והגופנים שבאתר: הרישיונות',
};
