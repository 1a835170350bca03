import type { Translation } from '../words';

export const consent: Translation<'consent'> = {
  title: 'אפשר לספור את הביקורים שלכם?',
  text: 'עם {{analyticsName}} ועוגיות. התשובה נשמרת בדפדפן הזה עד שתשנו אותה בעמוד',
  accept: 'כן',
  refuse: 'לא',
  privacyLink: 'הפרטיות',
  settings: {
    heading: 'ספירת ביקורים: הבחירה שלכם',
    granted: 'הסכמתם שנספור את הביקורים שלכם.',
    refused: 'הביקורים שלכם לא נספרים.',
    asking: 'עוד לא בחרתם, אז שום דבר לא נספר.',
    withdraw: 'הפסקת הספירה',
    grant: 'הסכמה לספירה',
  },
};
