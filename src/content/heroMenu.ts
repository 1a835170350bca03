import type { Language } from '../../locales/languages';

export type Both = Readonly<Record<Language, string>>;

/** Words of marks, in both languages for the reason of the menu's. */
export const markWords = {
  vegan: { en: 'vegan', he: 'טבעוני' },
  spicy: { en: 'spicy', he: 'חריף' },
  egg: { en: 'egg', he: 'ביצה' },
  gluten: { en: 'gluten', he: 'גלוטן' },
  milk: { en: 'milk', he: 'חלב' },
  nuts: { en: 'nuts', he: 'אגוזים' },
  sesame: { en: 'sesame', he: 'שומשום' },
  new: { en: 'new', he: 'חדש' },
  gone: { en: 'all gone', he: 'נגמר' },
} as const satisfies Readonly<Record<string, Both>>;

/** Label of a dish; `gone` strikes it through. */
export type Mark = keyof typeof markWords;

export interface Dish {
  /** Of its drawing, if it has one. */
  readonly id?: string;
  readonly name: Both;
  readonly description?: Both;
  /** Whole shekels. */
  readonly price: number;
  readonly marks?: readonly Mark[];
  /** Time of day, on a 24-hour clock. */
  readonly from?: string;
}

/**
 * The sample menu in the hero: an invented café. It has both languages here, because the counter turns to show both and
 * a page has one dictionary. Prices are whole shekels.
 */
export const heroMenu = {
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
      description: { en: 'two eggs, tahini, challah', he: 'שתי ביצים, טחינה, חלה חמה' },
      price: 58,
      marks: ['egg', 'gluten', 'sesame'],
    },
    {
      id: 'labneh',
      name: { en: 'Labneh', he: 'לאבנה' },
      description: { en: 'olive oil, za’atar, pita', he: 'שמן זית, זעתר, פיתה מהטאבון' },
      price: 34,
      marks: ['milk', 'gluten', 'sesame'],
    },
    {
      id: 'malabi',
      name: { en: 'Malabi', he: 'מלבי' },
      description: { en: 'rose water, pistachio, coconut', he: 'מי ורדים, פיסטוק וקוקוס' },
      price: 29,
      marks: ['milk', 'nuts'],
    },
  ],
  /** Fourth line of the editor, for which the card in the hero has no space. */
  drink: { name: { en: 'Strawberry gazoz', he: 'גזוז תות' }, price: 19, mark: 'new' },
} as const satisfies Readonly<
  Record<'restaurant' | 'sticker', Both> & {
    tent: Record<'scan' | 'table', Both>;
    dishes: readonly Dish[];
    drink: Dish & { mark: Mark };
  }
>;
