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
    ordered: 'הוזמן: תה, ירוק',
  },
} as const satisfies Readonly<Record<Language, unknown>>;
