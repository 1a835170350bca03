import type { LanguageFacts } from '../../locales/languages';

/** Drawn covers of projects; `shelf` fits any business. */
export const covers = ['hummus', 'flowers', 'barber', 'bakery', 'guesthouse', 'shelf'] as const;

export type Cover = (typeof covers)[number];

/** Size of a cover, in px. */
export const coverSize = { width: 320, height: 200 } as const;

/** Other drawings that are exported as files, with their view box. */
export const drawings = {
  crate: { x: 12, y: 6, width: 306, height: 258 },
  shop: { x: 8, y: 20, width: 302, height: 232 },
  bell: { x: 32, y: 10, width: 236, height: 194 },
  guestBook: { x: 4, y: 12, width: 332, height: 208 },
  plate: { x: 11, y: 19, width: 418, height: 286 },
  pencil: { x: 0, y: 0, width: 220, height: 64 },
  // A5, in points.
  tent: { x: 0, y: 0, width: 420, height: 595 },
  easel: { x: 10, y: 0, width: 170, height: 302 },
} as const;

export type Drawing = keyof typeof drawings;

/** Address of a drawing, which exists in a left-to-right and a right-to-left version. */
export function drawingAddress(
  drawing: Cover | Drawing,
  direction: LanguageFacts['direction'],
): string {
  return `/covers/${drawing}.${direction}.svg`;
}
