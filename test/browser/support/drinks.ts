import type { Language } from '../../../locales/languages';

/** The café of each language, by what its drinks are there for. */
export const drinks = {
  en: {
    forward: 'ArrowRight',
    back: 'ArrowLeft',
    first: 'Americano',
    last: 'Tap water',
    submenu: 'Tea',
    inSubmenu: { first: 'Assam', second: 'Green', last: 'Mint' },
    sibling: 'Juice',
    plain: 'Lemonade',
    disabled: 'Turkish coffee',
    afterDisabled: 'Milk',
    /** A letter, and the items that it brings one after the other. */
    cycle: { letter: 'c', items: ['Cappuccino', 'Cold brew', 'Cold chocolate'] },
    /** Typed without rest, and the item that it brings. */
    word: { typed: 'cold c', brings: 'Cold chocolate' },
    ordered: 'Ordered: Tea, Green',
  },
  he: {
    forward: 'ArrowLeft',
    back: 'ArrowRight',
    first: 'אמריקנו',
    last: 'תמרהינדי',
    submenu: 'תה',
    inSubmenu: { first: 'אסאם', second: 'ירוק', last: 'נענע' },
    sibling: 'מיץ',
    plain: 'לימונדה',
    disabled: 'תפוזים סחוטים',
    afterDisabled: 'חלב',
    cycle: { letter: 'ק', items: ['קפוצ׳ינו', 'קפה קר', 'קפה שחור'] },
    word: { typed: 'קפה ש', brings: 'קפה שחור' },
    ordered: 'הוזמן: תה, ירוק',
  },
} as const satisfies Readonly<Record<Language, unknown>>;
