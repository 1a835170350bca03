import type { Language } from '../../locales/languages';

/** Messages of the workbench. They are never exported, so they are separate from the site's. */
export interface WorkbenchWords {
  readonly menuHeading: string;
  readonly menuExplanation: string;
  readonly nothingOrdered: string;
  readonly ordered: string;
  readonly cancelOrder: string;
  readonly otherLanguage: string;
}

export const workbenchWords: Readonly<Record<Language, WorkbenchWords>> = {
  en: {
    menuHeading: 'Menu',
    menuExplanation:
      'A menu with submenus: point at one for 100 ms, leave it for 300 ms, or use arrows and letters.',
    nothingOrdered: 'Nothing ordered yet',
    ordered: 'Ordered',
    cancelOrder: 'Cancel the order',
    otherLanguage: 'עברית',
  },
  he: {
    menuHeading: 'תפריט',
    menuExplanation:
      'תפריט עם תפריטי משנה: מצביעים על אחד ל־100 מילישניות, עוזבים אותו ל־300, או משתמשים בחצים ובאותיות.',
    nothingOrdered: 'עדיין לא הוזמן דבר',
    ordered: 'הוזמן',
    cancelOrder: 'ביטול ההזמנה',
    otherLanguage: 'English',
  },
};
