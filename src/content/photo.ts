import type { Language } from '../../locales/languages';

/** A photograph of the owner. */
export interface Photo {
  /** Name of the original in `static/photos/`: JPEG, PNG, WebP or AVIF. */
  readonly file: string;
  readonly alt: Readonly<Record<Language, string>>;
  /** The point that every crop keeps, in percent from the left and the top. Default: the center. */
  readonly focus?: { readonly x: number; readonly y: number };
}
