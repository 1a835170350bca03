import type { errors as english } from '../en/errors';
import type { Words } from '../words';

export const errors: Words<typeof english> = {
  notFound: {
    title: 'העמוד לא נמצא',
    text: 'העמוד שחיפשתם לא קיים, או שעבר למקום אחר.',
    home: 'לדף הבית',
    contact: 'צרו קשר',
    linksHeading: 'עדיין בתפריט',
    linksLead: 'את אלה אנחנו מגישים:',
  },
  unexpected: {
    title: 'משהו השתבש באתר!',
    text: 'נשבר לנו משהו במטבח, וזה לא בגללכם. טענו את העמוד מחדש, או חזרו לדף הבית.',
    reload: 'טענו את העמוד מחדש',
    home: 'לדף הבית',
  },
  newVersion: {
    title: 'האתר התעדכן ממש עכשיו',
    text: 'כדי להמשיך צריך לטעון את העמוד מחדש. מה שכתבתם עוד לא נשלח, אז העתיקו אותו קודם.',
    reload: 'טענו את הגרסה החדשה',
    offline: 'העמוד לא נטען. בדקו את החיבור ונסו שוב.',
  },
  noScript: {
    form: 'הטופס עובד רק עם JavaScript, ובדפדפן שלכם הוא כבוי. אפשר לכתוב או להתקשר:',
    reviews: 'חוות הדעת נטענות בעזרת JavaScript, ובדפדפן שלכם הוא כבוי.',
    email: 'כתבו אל {{email}}',
    phone: 'התקשרו: \u2066{{phone}}\u2069',
  },
};
