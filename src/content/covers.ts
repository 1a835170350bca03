import type { LanguageFacts } from '../../locales/languages';

/** The drawn covers that a project can have; `shelf` is for any place: its counter, still bare. */
export const covers = ['hummus', 'flowers', 'barber', 'bakery', 'guesthouse', 'shelf'] as const;

export type Cover = (typeof covers)[number];

/** Width and height of a cover's drawing, in px of its own. */
export const coverSize = { width: 320, height: 200 } as const;

/** The menu beside the last word of a page. */
export const closingDrawing = { name: 'menu', width: 340, height: 260 } as const;

type Drawing = Cover | typeof closingDrawing.name;

/** The address of a drawing: made once for lines from left to right, once for the other direction. */
export function drawingAddress(drawing: Drawing, direction: LanguageFacts['direction']): string {
  return `/covers/${drawing}.${direction}.svg`;
}
