import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type Alphabet, charactersOf } from '../export/fonts';
import { isThere, writeWhole } from './wholeFile';

/** The two faces of the pictures, each with one weight. */
export type Face = 'display' | 'text';

/** One family as files that a renderer reads: Latin and Hebrew. */
export interface FaceFiles {
  /** The family's name inside the files. */
  readonly family: string;
  readonly files: readonly string[];
}

export type SocialFonts = Readonly<Record<Face, FaceFiles>>;

const sources = {
  display: { family: 'Frank Ruhl Libre', package: 'frank-ruhl-libre', weight: 700 },
  text: { family: 'Assistant', package: 'assistant', weight: 600 },
} as const;

const alphabets: readonly Alphabet[] = ['latin', 'hebrew'];

/**
 * The site's fonts as TrueType with one weight, cut to the characters that the site has at all, in files
 * below `folder`. Cut once: a file's name holds what it is made of.
 */
export async function socialFonts(folder: string): Promise<SocialFonts> {
  await mkdir(folder, { recursive: true });
  const face = async (name: Face): Promise<FaceFiles> => ({
    family: sources[name].family,
    files: await Promise.all(alphabets.map((alphabet) => fontFile(name, alphabet, folder))),
  });
  return { display: await face('display'), text: await face('text') };
}

async function fontFile(face: Face, alphabet: Alphabet, folder: string): Promise<string> {
  const { package: name, weight } = sources[face];
  const { resolve } = createRequire(import.meta.url);
  const source = await readFile(
    resolve(`@fontsource-variable/${name}/files/${name}-${alphabet}-wght-normal.woff2`),
  );
  // Both with a space: the renderer mixes two fonts only where they shape a text into as many glyphs.
  const characters = ` ${charactersOf(alphabet)}`;
  const hash = createHash('sha256').update(source).update(characters).digest('hex').slice(0, 12);
  const file = path.join(folder, `${name}-${alphabet}-${weight}.${hash}.ttf`);
  if (!(await isThere(file))) {
    await writeWhole(
      file,
      await subsetFont(source, characters, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      }),
    );
  }
  return file;
}
