import type { LanguageFacts } from '../../locales/languages';

/** The drawn covers that a project can have; `shelf` is for any place: its counter, still bare. */
export const covers = ['hummus', 'flowers', 'barber', 'bakery', 'guesthouse', 'shelf'] as const;

export type Cover = (typeof covers)[number];

/** Width and height of a cover's drawing, in px of its own. */
export const coverSize = { width: 320, height: 200 } as const;

/** The address of a cover: drawn once for lines from left to right, once for the other direction. */
export function coverAddress(cover: Cover, direction: LanguageFacts['direction']): string {
  return `/covers/${cover}.${direction}.svg`;
}
