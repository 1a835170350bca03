import type { Language } from '../../locales/languages';

type Both = Readonly<Record<Language, string>>;

/** A dish on the home page's menu card. */
export interface Dish {
  readonly id: string;
  readonly name: Both;
  readonly description: Both;
  /** Whole shekels. */
  readonly price: number;
}

interface HeroMenu {
  readonly restaurant: Both;
  readonly dishes: readonly Dish[];
  /** On the tent, above its code and below it. */
  readonly tent: { readonly scan: Both; readonly table: Both };
  readonly sticker: Both;
}

/**
 * The sample menu in the hero: an invented café. It has both languages here, because the counter turns to show both and
 * a page has one dictionary.
 */
export const heroMenu: HeroMenu = {
  restaurant: { en: 'Café Tut', he: 'קפה תות' },
  tent: {
    scan: { en: 'Scan for the menu', he: 'סרקו לתפריט' },
    table: { en: 'Table 7', he: 'שולחן 7' },
  },
  sticker: { en: 'Tap here', he: 'הצמידו כאן' },
  dishes: [
    {
      id: 'shakshuka',
      name: { en: 'Shakshuka', he: 'שקשוקה' },
      description: { en: 'two eggs, tahini, warm challah', he: 'שתי ביצים, טחינה, חלה חמה' },
      price: 58,
    },
    {
      id: 'labneh',
      name: { en: 'Labneh', he: 'לאבנה' },
      description: {
        en: 'olive oil, za’atar, pita off the stone',
        he: 'שמן זית, זעתר, פיתה מהטאבון',
      },
      price: 34,
    },
    {
      id: 'malabi',
      name: { en: 'Malabi', he: 'מלבי' },
      description: {
        en: 'rose water, pistachio, coconut',
        he: 'מי ורדים, פיסטוק וקוקוס',
      },
      price: 29,
    },
  ],
};
