import type { consent as english } from '../en/consent';
import type { Words } from '../words';

export const consent: Words<typeof english> = {
  title: 'אפשר לספור את הביקור הזה?',
  text: '{{analyticsName}} סופר בעזרת עוגיות אילו עמודים קוראים. בלי הסכמה שלכם לא סופרים כלום, והאתר עובד אותו דבר.',
  accept: 'כן, אפשר',
  refuse: 'לא, תודה',
  privacyLink: 'מה אנחנו סופרים',
  settings: {
    heading: 'ספירת ביקורים: הבחירה שלכם',
    granted: 'הסכמתם שנספור את הביקורים שלכם.',
    refused: 'הביקורים שלכם לא נספרים.',
    asking: 'עוד לא בחרתם, אז שום דבר לא נספר.',
    withdraw: 'הפסקת הספירה',
    grant: 'הסכמה לספירה',
  },
};
