import type { Translation } from '../words';

export const errors: Translation<'errors'> = {
  notFound: {
    meta: {
      name: 'העמוד לא נמצא',
      title: 'העמוד לא נמצא | {{studio}}',
      description:
        'העמוד עבר למקום אחר, או שמעולם לא היה כאן. חזרו לדף הבית של {{studio}}, הציצו במחירון, או כתבו לנו ונמצא אותו בשבילכם.',
    },
    title: 'העמוד לא נמצא',
    text: 'העמוד שחיפשתם לא קיים, או שעבר למקום אחר.',
    home: 'לדף הבית',
    contact: 'צרו קשר',
    linksHeading: 'עדיין פתוח',
  },
  unexpected: {
    title: 'משהו השתבש באתר!',
    text: 'התקלה אצלנו, לא אצלכם. רעננו את העמוד, או חזרו לדף הבית.',
    reload: 'רעננו את העמוד',
    home: 'לדף הבית',
  },
  codeMissing: { title: 'העמוד לא נטען', text: 'בדקו את החיבור ונסו שוב.' },
  partFailed: 'החלק הזה לא נטען. בדקו את החיבור ונסו שוב.',
  noScript: {
    form: 'הטופס עובד רק עם JavaScript, ובדפדפן שלכם הוא כבוי. אפשר לכתוב או להתקשר:',
    reviews: 'חוות הדעת נטענות בעזרת JavaScript, ובדפדפן שלכם הוא כבוי.',
    email: 'כתבו אל {{email}}',
    phone: 'התקשרו: \u2066{{phone}}\u2069',
  },
};
