import type { LanguageFacts } from '../../locales/languages';

/** The covers that are drawn. */
export const drawnCovers = ['hummus', 'flowers', 'barber', 'bakery', 'guesthouse'] as const;

export type DrawnCover = (typeof drawnCovers)[number];

/** The counter with nothing on it, for a project whose cover nobody has drawn yet. */
export const bareCover = 'bare';

/** Width and height of a cover's drawing, in px of its own. */
export const coverSize = { width: 320, height: 200 } as const;

/** The address of a cover: drawn once for lines from left to right, once for the other direction. */
export function coverAddress(image: string, direction: LanguageFacts['direction']): string {
  const name = drawnCovers.some((drawn) => drawn === image) ? image : bareCover;
  return `/covers/${name}.${direction}.svg`;
}
