import type { WordKey } from '../../locales/words';

/** A dish on the home page's menu card. */
export interface Dish {
  readonly id: string;
  readonly name: WordKey;
  readonly description: WordKey;
  /** Whole shekels. */
  readonly price: number;
}

/** The sample menu card in the hero: an invented café. */
export const heroMenu: { readonly restaurant: WordKey; readonly dishes: readonly Dish[] } = {
  restaurant: 'home.hero.menu.restaurant',
  dishes: [
    {
      id: 'shakshuka',
      name: 'home.hero.menu.dishes.shakshuka.name',
      description: 'home.hero.menu.dishes.shakshuka.description',
      price: 58,
    },
    {
      id: 'labneh',
      name: 'home.hero.menu.dishes.labneh.name',
      description: 'home.hero.menu.dishes.labneh.description',
      price: 34,
    },
    {
      id: 'malabi',
      name: 'home.hero.menu.dishes.malabi.name',
      description: 'home.hero.menu.dishes.malabi.description',
      price: 29,
    },
  ],
};
