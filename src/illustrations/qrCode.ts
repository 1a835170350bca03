import type { Language } from '../../locales/languages';

/** A QR code for drawing: dark modules as strokes of one unit, in a square with its quiet zone. */
export interface QrCode {
  /** The `d` of an SVG path without a fill. */
  readonly path: string;
  /** Side in modules, including the quiet zone. */
  readonly size: number;
}

/** File with the QR code of the sample menu. */
export function menuCodeAddress(language: Language): string {
  return `/covers/code.${language}.svg`;
}
