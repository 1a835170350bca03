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

/** Drawings that are exported as files, with their width and height. */
export const drawings = {
  bell: [236, 206],
  plate: [418, 286],
  pencil: [220, 68],
  folded: [200, 160],
  order: [140, 162],
  roll: [160, 128],
  frame: [220, 160],
  check: [180, 110],
  service: [210, 110],
  rack: [216, 110],
  book: [216, 110],
  till: [190, 112],
  // A5, in points.
  tent: [420, 595],
} as const;

export type Drawing = keyof typeof drawings;

/** Address of a drawing, which exists in a left-to-right and a right-to-left version. */
export function drawingAddress(drawing: Drawing, direction: LanguageFacts['direction']): string {
  return `/covers/${drawing}.${direction}.svg`;
}
