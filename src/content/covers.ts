/** The drawn covers that a project can have; `shelf` is for any place: its counter, still bare. */
export const covers = ['hummus', 'flowers', 'barber', 'bakery', 'guesthouse', 'shelf'] as const;

export type Cover = (typeof covers)[number];
