import type { Translation } from '../words';

export const forms: Translation<'forms'> = {
  requiredNote: 'שדות חובה מסומנים ב־*.',
  required: 'חובה',
  emailInvalid: 'הכתובת לא נראית תקינה. היא צריכה להיראות כך: {{email}}',
  tooLong: 'הטקסט ארוך מ־{{max}} תווים',
  charactersLeft: 'תווים שנשארו: {{left}}',
};
