import type { forms as english } from '../en/forms';
import type { Words } from '../words';

export const forms: Words<typeof english> = {
  requiredNote: 'שדות שמסומנים ב־* הם חובה.',
  required: 'חובה',
  emailInvalid: 'זה לא נראה כמו כתובת מייל. צריך @ ושם אתר, כמו כאן: {{email}}',
  tooLong: 'הטקסט ארוך מ־{{max}} תווים',
  charactersLeft: 'תווים שנשארו: {{left}}',
};
