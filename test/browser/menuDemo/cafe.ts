import type { Language } from '../../../locales/languages';

export type CafeEntry =
  | { readonly kind: 'drink'; readonly name: string; readonly isSoldOut?: true }
  /** `kinds` are items; one of `choices` is always checked. */
  | { readonly kind: 'kinds'; readonly name: string; readonly kinds: readonly string[] }
  | { readonly kind: 'choices'; readonly name: string; readonly choices: readonly string[] };

interface Cafe {
  readonly title: string;
  readonly firstChoice: string;
  readonly entries: readonly CafeEntry[];
}

/** Drinks with common prefixes, a disabled one, and nested submenus. */
export const cafes: Readonly<Record<Language, Cafe>> = {
  en: {
    title: 'Drinks',
    firstChoice: 'Cow',
    entries: [
      { kind: 'drink', name: 'Americano' },
      { kind: 'drink', name: 'Cappuccino' },
      { kind: 'drink', name: 'Cold brew' },
      { kind: 'drink', name: 'Cold chocolate' },
      { kind: 'kinds', name: 'Tea', kinds: ['Assam', 'Green', 'Ginger', 'Mint'] },
      { kind: 'kinds', name: 'Juice', kinds: ['Apple', 'Carrot', 'Orange'] },
      { kind: 'drink', name: 'Lemonade' },
      { kind: 'drink', name: 'Turkish coffee', isSoldOut: true },
      { kind: 'choices', name: 'Milk', choices: ['Cow', 'Oat', 'Soy'] },
      { kind: 'drink', name: 'Tap water' },
    ],
  },
  he: {
    title: 'שתייה',
    firstChoice: 'פרה',
    entries: [
      { kind: 'drink', name: 'אמריקנו' },
      { kind: 'drink', name: 'קפוצ׳ינו' },
      { kind: 'drink', name: 'קפה קר' },
      { kind: 'drink', name: 'קפה שחור' },
      { kind: 'kinds', name: 'תה', kinds: ['אסאם', 'ירוק', 'יסמין', 'נענע'] },
      { kind: 'kinds', name: 'מיץ', kinds: ['תפוחים', 'גזר', 'תפוזים'] },
      { kind: 'drink', name: 'לימונדה' },
      { kind: 'drink', name: 'תפוזים סחוטים', isSoldOut: true },
      { kind: 'choices', name: 'חלב', choices: ['פרה', 'שיבולת שועל', 'סויה'] },
      { kind: 'drink', name: 'תמרהינדי' },
    ],
  },
};

/** Messages of the workbench. They are never exported, so they are separate from the site's. */
export const workbenchWords = {
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
} as const;
