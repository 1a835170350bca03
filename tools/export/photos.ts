import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Photo } from '../../src/content/photo';
import {
  centerFocus,
  type ExportedPhoto,
  type ExportedPhotos,
  type PhotoCrop,
  photoCrops,
  photoKey,
} from '../../src/site/exportedPhotos';
import { placeOfFact, type siteFacts } from '../facts/siteFacts';

export interface ConvertedPhotos {
  readonly photos: ExportedPhotos;
  /** Folders of the converted files. */
  readonly folders: readonly string[];
}

/**
 * Converts the photographs of the facts to AVIF and WebP. Results are kept in `.cache/photos`, until the original, its
 * crop or its focus changes.
 * @throws Error with a line for each original that is unreadable or too small.
 */
export async function convertPhotos(
  projectRoot: string,
  facts: Pick<typeof siteFacts, 'portfolio' | 'services' | 'team'>,
): Promise<ConvertedPhotos> {
  const photos: Record<string, ExportedPhoto> = {};
  const folders: string[] = [];
  const problems: string[] = [];
  for (const { place, photo, crop } of photosIn(facts)) {
    try {
      const { folder, color } = await convert(projectRoot, photo, crop);
      photos[photoKey(photo, crop)] = { address: `/assets/${path.basename(folder)}`, color };
      folders.push(folder);
    } catch (error) {
      const { width, height } = photoCrops[crop];
      const reason = `${error}`.replace(/^Error: /, '').replace(/^Input .*/, 'which is no picture');
      problems.push(
        `${place}.file is "${photo.file}", ${reason}: expected a JPEG, PNG, WebP or AVIF in static/photos, at least ${width} px wide and ${height} px high`,
      );
    }
  }
  if (problems.length === 0) return { photos, folders };
  throw new Error(`Photographs that cannot be used:\n  ${problems.join('\n  ')}`);
}

/** Each photograph with the place of its fact, such as `src/content/team.ts, line 23: team[noa].photo`. */
function photosIn({ portfolio, services, team }: Parameters<typeof convertPhotos>[1]) {
  const placed = [
    ...portfolio.map(({ id, image }) => [`portfolio[${id}].image`, image, 'cover'] as const),
    ...services.map(({ id, image }) => [`services[${id}].image`, image, 'service'] as const),
    ...team.map(({ id, photo }) => [`team[${id}].photo`, photo, 'portrait'] as const),
  ];
  return placed.flatMap(([place, photo, crop]) =>
    typeof photo === 'object' ? [{ place: placeOfFact(place), photo, crop }] : [],
  );
}

/** @returns the folder of all sizes and formats, and the dominant color. */
async function convert(projectRoot: string, photo: Photo, crop: PhotoCrop) {
  // Loaded only for photographs: it takes 0.1 s.
  const { default: sharp } = await import('sharp');
  const original = await readFile(path.join(projectRoot, 'static/photos', photo.file));
  // Applies the orientation. Outputs have no metadata, so no location.
  const upright = sharp(original).autoOrient();
  const { format, compression, autoOrient } = await upright.metadata();
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp' && compression !== 'av1')
    throw new Error(`which is ${format}`);
  const { width, height, widths } = photoCrops[crop];
  if (autoOrient.width < width || autoOrient.height < height)
    throw new Error(`which is ${autoOrient.width} × ${autoOrient.height} px`);

  const area = cropped(autoOrient, width / height, photo.focus);
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify([area, widths]));
  const stem = path
    .parse(photo.file)
    .name.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const name = `${stem}.${hash.digest('hex').slice(0, 8)}`;
  const folder = path.join(projectRoot, '.cache/photos', name);
  const picture = upright.extract(area).flatten({ background: '#ffffff' });
  if (!existsSync(folder)) {
    await mkdir(path.dirname(folder), { recursive: true });
    const draft = await mkdtemp(`${folder}-`);
    for (const of of widths) {
      const resized = picture.clone().resize(of);
      await resized.avif({ quality: 55 }).toFile(path.join(draft, `${name}-${of}.avif`));
      await resized.webp({ quality: 78 }).toFile(path.join(draft, `${name}-${of}.webp`));
    }
    // Another process may have finished first.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  }
  const { dominant } = await sharp(path.join(folder, `${name}-${widths[0]}.webp`)).stats();
  const { r, g, b } = dominant;
  const color = `#${[r, g, b].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
  return { folder, color };
}

/** The largest area with a ratio of width to height, as close to the focus as the edges allow. */
function cropped(
  { width, height }: { readonly width: number; readonly height: number },
  ratio: number,
  { x, y } = centerFocus,
) {
  const area = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const start = (size: number, part: number, focus: number) =>
    Math.round(Math.min(Math.max((size * focus) / 100 - part / 2, 0), size - part));
  return { ...area, left: start(width, area.width, x), top: start(height, area.height, y) };
}
