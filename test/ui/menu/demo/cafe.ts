import type { TestedLanguage } from '../../../support/inLanguages';

interface Cafe {
  readonly title: string;
  /** Names of items. A list is a submenu: its item, and the items in it. */
  readonly drinks: readonly (string | readonly [string, ...string[]])[];
}

/** Drinks with common prefixes, and two submenus. */
export const cafes: Readonly<Record<TestedLanguage, Cafe>> = {
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
};
