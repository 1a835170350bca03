import type { Translation } from '../words';

export const home: Translation<'home'> = {
  meta: {
    name: 'בית',
    title:
      '{{starter|offered:תפריט דיגיטלי למסעדות, מ־{{starterPrice}} לחודש|other:תוכנה למסעדות ולחנויות}} | {{studio}}',
    description:
      '{{list|menus:תפריטי QR|nfcStickers:מדבקות NFC|onlineStore:חנויות מקוונות|booking:מערכות להזמנת מקומות|maintenance:{{menus|offered:|other:תחזוקת אתרים}}|customDevelopment:{{codes|offered:|other:פיתוח בהתאמה אישית}}|other:{{list|own:#|other:תוכנה}}}}, מסטודיו ישראלי קטן. {{starter|offered:מסלול מ־{{starterPrice}} לחודש, באוויר בתוך {{menuDays|one:יום עבודה|two:שני ימי עבודה|other:# ימי עבודה}} מהתפריט ומהחתימה.|other:למסעדות ולחנויות. נענה {{replyTime}}.}}',
  },
  hero: {
    line1: '{{menus|offered:התפריט|other:המקום}} שלכם.',
    line2: 'הדלפק שלכם.',
    line3: 'האתר שלכם.',
    lead: '{{list|menus:תפריטים דיגיטליים|nfcStickers:מדבקות NFC|onlineStore:חנויות מקוונות|booking:מערכות להזמנת מקומות|nfc:{{codes|offered:|other:פתרונות NFC}}|maintenance:{{menus|offered:|other:תחזוקת אתרים}}|customDevelopment:{{menus|offered:|other:פיתוח בהתאמה אישית}}|own:#|other:תוכנה}} למסעדות ולחנויות, בארץ ובכל מקום שיש בו דלפק.',
    start: 'התחילו פרויקט',
    work: 'לעבודות שלנו',
    menu: {
      label: 'תפריט לדוגמה{{languages|one:|other: שאפשר להפוך}}',
      flip: '{{languages|2:לצד האנגלי|other:לצד השני}}',
      flipBack: 'לצד העברי',
      write: 'כתבו תפריט משלכם',
      blank: 'הדפיסו מעמד ריק לשולחן',
    },
  },
  features: {
    heading: 'בנוי ללחץ של שישי בצהריים',
    lead: '{{teamSize|one:עובדים מולכם ישירות|other:אנחנו #masculine}}. הסטודיו קיים מאז {{teamSince}}.',
    costs: 'מחירים',
    rush: {
      title: 'פתוח כשאתם פתוחים',
      description: '{{faults}}. היעד שלנו הוא זמינות של\u00a0{{uptime}}%.',
    },
    bothScripts: {
      title: '{{languages|2:עברית ואנגלית|other:כל עמוד}} כמו שצריך',
      description:
        '{{menus|offered:תפריט|other:עמוד}}{{languages|one:|other: שמתהפך עם השפה,}} עם מחירים{{menus|offered: וסימונים|other:}} במקומם.',
    },
    openPrice: {
      title: 'המחירים על הקיר',
      description: 'בלי עמלות. {{noSetupFee}}',
    },
  },
  services: {
    heading: 'מה על הדלפק',
    lead: '{{menus|offered:{{menuLive}}|other:לכל שירות מחיר, ובלי עמלות.}}',
    all: '{{services|one:לשירות|two:לשני השירותים|other:לכל #definite השירותים}}',
  },
  portfolio: {
    heading: 'כך זה נראה',
    all: 'לכל העבודות',
  },
  testimonials: {
    heading: 'ספר האורחים שלנו',
    all: 'לכל חוות הדעת',
  },
  closing: {
    heading: 'אתם מביאים {{menus|offered:תפריט|other:רעיון}}, אנחנו מביאים עיפרון.',
    lead: 'הראו לנו את הדלפק. נענה {{replyTime}}: מה היינו משנים, וכמה זה יעלה בערך.',
    contact: 'ספרו לנו על המקום שלכם',
    pricing: 'למחירון',
  },
};
