import type { forms as english } from '../en/forms';
import type { Words } from '../words';

export const forms: Words<typeof english> = {
  requiredNote: 'שדות חובה מסומנים ב־*.',
  required: 'חובה',
  emailInvalid: 'הכתובת לא נראית תקינה. היא צריכה להיראות כך: {{email}}',
  tooLong: 'הטקסט ארוך מ־{{max}} תווים',
  charactersLeft: 'תווים שנשארו: {{left}}',
};
