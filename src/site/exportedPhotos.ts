import type { Photo } from '../content/photo';

export const centerFocus = { x: 50, y: 50 };

/**
 * Crops of photographs, with the size of the largest in px: an original has at least this size. The others have a
 * smaller width.
 */
export const photoCrops = {
  cover: { width: 1200, height: 825, widths: [400, 640, 960, 1200] },
  service: { width: 600, height: 450, widths: [300, 600] },
  portrait: { width: 480, height: 480, widths: [160, 320, 480] },
} as const;

export type PhotoCrop = keyof typeof photoCrops;

/** An exported photograph. */
export interface ExportedPhoto {
  /** Address without the end, which is such as `-640.avif`. */
  readonly address: string;
  /** Its dominant color, such as `#b22f1c`. */
  readonly color: string;
}

/** All exported photographs by `photoKey`. */
export type ExportedPhotos = Readonly<Record<string, ExportedPhoto>>;

/** Key of a photograph's crop. */
export function photoKey({ file, focus = centerFocus }: Photo, crop: PhotoCrop): string {
  return [file, crop, focus.x, focus.y].join(' ');
}
