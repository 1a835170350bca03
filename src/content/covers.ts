import type { LanguageFacts } from '../../locales/languages';

/** The drawn covers that a project can have; `shelf` is for any place: its counter, still bare. */
export const covers = ['hummus', 'flowers', 'barber', 'bakery', 'guesthouse', 'shelf'] as const;

export type Cover = (typeof covers)[number];

/** Width and height of a cover's drawing, in px of its own. */
export const coverSize = { width: 320, height: 200 } as const;

/** Other drawings that are files: where each begins in its own measure, and how large it is. */
export const drawings = {
  menu: { x: 32, y: 0, width: 300, height: 260 },
  crate: { x: 12, y: 6, width: 306, height: 258 },
  shop: { x: 8, y: 20, width: 302, height: 232 },
  easel: { x: 10, y: 0, width: 170, height: 302 },
} as const;

export type Drawing = keyof typeof drawings;

/** The address of a drawing: made once for lines from left to right, once for the other direction. */
export function drawingAddress(
  drawing: Cover | Drawing,
  direction: LanguageFacts['direction'],
): string {
  return `/covers/${drawing}.${direction}.svg`;
}
