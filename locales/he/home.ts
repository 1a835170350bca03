import type { Translation } from '../words';

export const home: Translation<'home'> = {
  meta: {
    name: 'בית',
    title: 'תפריט דיגיטלי למסעדות, מ־{{starterPrice}} לחודש | {{studio}}',
    description:
      'תפריטי QR, מדבקות NFC, חנויות מקוונות ומערכות להזמנת מקומות, מסטודיו ישראלי קטן. מסלול מ־{{starterPrice}} לחודש, באוויר בתוך {{menuDays|one:יום עבודה|two:שני ימי עבודה|other:# ימי עבודה}} מהתפריט ומהחתימה.',
  },
  hero: {
    line1: 'התפריט שלכם.',
    line2: 'הדלפק שלכם.',
    line3: 'האתר שלכם.',
    lead: 'תפריטים דיגיטליים ב־QR, מדבקות NFC, חנויות מקוונות ומערכות הזמנה למסעדות ולחנויות, בארץ ובכל מקום שיש בו דלפק.',
    start: 'התחילו פרויקט',
    work: 'לעבודות שלנו',
    menu: {
      label: 'תפריט לדוגמה{{languages|one:|other: שאפשר להפוך לצד האנגלי}}',
      flip: 'לצד האנגלי',
      flipBack: 'לצד העברי',
      write: 'כתבו תפריט משלכם',
      blank: 'הדפיסו מעמד ריק לשולחן',
    },
  },
  features: {
    heading: 'בנוי ללחץ של שישי בצהריים',
    lead: '{{teamSize|one:עובדים מולכם ישירות|other:אנחנו #masculine}}. הסטודיו קיים מאז {{teamSince}}.',
    rush: {
      title: 'פתוח כשאתם פתוחים',
      description: '{{faults}}. היעד שלנו הוא זמינות של {{uptime}}%.',
    },
    bothScripts: {
      title: 'עברית ואנגלית כמו שצריך',
      description: 'תפריט שמתהפך עם השפה, עם מחירים וסימונים במקומם.',
    },
    openPrice: {
      title: 'המחירים על הקיר',
      description: 'בלי עמלות. {{noSetupFee}}',
    },
  },
  services: {
    heading: 'כמה זה עולה',
    lead: '{{menuLive}}',
    all: '{{services|one:לשירות|two:לשני השירותים|other:לכל #definite השירותים}}',
  },
  portfolio: {
    heading: 'כך זה יכול להיראות',
    all: 'לכל העבודות',
  },
  testimonials: {
    heading: 'ספר האורחים שלנו',
    all: 'לכל חוות הדעת',
  },
  closing: {
    heading: 'אתם מביאים תפריט, אנחנו מביאים עיפרון.',
    lead: 'הראו לנו את הדלפק. נענה {{replyTime}}: מה היינו משנים, וכמה זה יעלה בערך.',
    contact: 'ספרו לנו על המקום שלכם',
    pricing: 'למחירון',
  },
};
