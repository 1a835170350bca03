import type { Language } from '../../locales/languages';

/** A QR code to be drawn: dark modules as lines, one unit wide, in a square with its quiet zone. */
export interface QrCode {
  /** The `d` of an SVG path without a fill. */
  readonly path: string;
  /** Side of the square in modules, quiet zone included. */
  readonly size: number;
}

/** The code of each language's own address. */
export type QrCodes = Readonly<Record<Language, QrCode>>;
