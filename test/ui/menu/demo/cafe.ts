import type { TestedLanguage } from '../../../support/inLanguages';

/** Drinks with common prefixes, and two submenus: a list is an item, and the items in its submenu. */
export const cafes = {
  en: {
    title: 'Drinks',
    drinks: [
      ...['Americano', 'Cappuccino', 'Cold brew', 'Cold chocolate'],
      ['Tea', 'Assam', 'Green', 'Ginger', 'Mint'],
      ['Juice', 'Apple', 'Carrot', 'Orange'],
      ...['Lemonade', 'Tap water'],
    ],
  },
  he: {
    title: 'שתייה',
    drinks: [
      ...['אמריקנו', 'קפוצ׳ינו', 'קפה קר', 'קפה שחור'],
      ['תה', 'אסאם', 'ירוק', 'יסמין', 'נענע'],
      ['מיץ', 'תפוחים', 'גזר', 'תפוזים'],
      ...['לימונדה', 'תמרהינדי'],
    ],
  },
} as const satisfies Readonly<Record<TestedLanguage, unknown>>;
