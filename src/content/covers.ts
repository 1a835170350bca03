import type { Language, LanguageFacts } from '../../locales/languages';

/** Size of a project's cover, in px. */
export const coverSize = { width: 584, height: 328 } as const;

/** Address of the cover of a project without a photograph. */
export function coverAddress(id: string, language: Language): string {
  return `/covers/${id}.${language}.svg`;
}

/** File with the QR code of the sample menu. */
export function menuCodeAddress(language: Language): string {
  return `/covers/code.${language}.svg`;
}

/** Drawings that are exported as files, with their view box. */
export const drawings = {
  bell: { x: 32, y: 10, width: 236, height: 206 },
  plate: { x: 11, y: 19, width: 418, height: 286 },
  pencil: { x: 0, y: 0, width: 220, height: 68 },
  folded: { x: 0, y: 0, width: 200, height: 160 },
  order: { x: 0, y: 0, width: 140, height: 162 },
  roll: { x: 0, y: 0, width: 160, height: 128 },
  frame: { x: 0, y: 0, width: 220, height: 160 },
  check: { x: 0, y: 0, width: 180, height: 110 },
  service: { x: 0, y: 0, width: 210, height: 110 },
  rack: { x: 0, y: 0, width: 216, height: 110 },
  book: { x: 0, y: 0, width: 216, height: 110 },
  till: { x: 0, y: 0, width: 190, height: 112 },
  // A5, in points.
  tent: { x: 0, y: 0, width: 420, height: 595 },
} as const;

export type Drawing = keyof typeof drawings;

/** Address of a drawing, which exists in a left-to-right and a right-to-left version. */
export function drawingAddress(drawing: Drawing, direction: LanguageFacts['direction']): string {
  return `/covers/${drawing}.${direction}.svg`;
}
