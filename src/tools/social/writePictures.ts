import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../../locales/languages';
import { pages } from '../../content/navigation';
import type { QrCodes } from '../../content/qrCode';
import type { Translate } from '../../i18n/translator';
import { pictureFile } from '../../seo/pagePicture';
import { siteIcons, vectorIcon } from '../../seo/siteIcons';
import { iconDrawing } from './iconDrawing';
import { markDrawing } from './markDrawing';
import { socialFonts } from './socialFonts';
import { socialPicture } from './socialPicture';
import { socialPng } from './socialPng';
import { createTypesetter } from './typesetter';

interface Options {
  readonly projectRoot: string;
  /** Folder of one language's site. */
  readonly root: string;
  readonly language: Language;
  readonly studio: string;
  readonly t: Translate;
  readonly qr: QrCodes;
}

/**
 * Writes a picture to share for every page of one root, and the site's icons.
 * @throws Error that names the page whose words do not fit or have no glyph.
 */
export async function writePictures({ projectRoot, root, ...rest }: Options): Promise<void> {
  const kept = path.join(projectRoot, '.cache/social');
  const { language, studio, t, qr } = rest;
  const mark = markDrawing();
  const setType = createTypesetter(await socialFonts(kept));
  const context = { t, language, setType };
  const drawings = [
    ...pages.map((page) => ({
      file: pictureFile(page),
      draw: () => socialPicture({ path: page, studio, mark, qr, context }),
    })),
    ...siteIcons.map((icon) => ({ file: icon.href, draw: () => iconDrawing(icon, mark) })),
  ];
  await mkdir(path.join(root, path.dirname(pictureFile('/'))), { recursive: true });
  await writeFile(path.join(root, vectorIcon), mark);
  await Promise.all(
    drawings.map(async ({ file, draw }) => {
      await writeFile(path.join(root, file), await socialPng(named(file, language, draw), kept));
    }),
  );
}

function named(file: string, language: Language, draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    throw new Error(`${file} (${language}): ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
