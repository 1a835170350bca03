import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Language } from '../../../locales/languages';

/** The fonts of the export: rules that name the hashed files, and what each language needs first. */
export interface Fonts {
  readonly faces: string;
  readonly preload: Readonly<Record<Language, readonly string[]>>;
}

const hebrew = 'U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F';
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const families = [
  { family: 'Frank Ruhl Libre Variable', package: 'frank-ruhl-libre', weights: '300 900' },
  { family: 'Assistant Variable', package: 'assistant', weights: '200 800' },
] as const;

/**
 * Local faces cut to the measure of ours, so that nothing moves when ours arrive.
 * Ratios come from the fonts' own tables (average advance width, ascender, descender).
 */
const fallbacks = [
  `@font-face{font-family:'Display Fallback';src:local('Times New Roman'),local('Liberation Serif'),local('Tinos');size-adjust:103%;ascent-override:92%;descent-override:24%;line-gap-override:0%}`,
  `@font-face{font-family:'Text Fallback';src:local('Arial'),local('Liberation Sans'),local('Arimo');size-adjust:90%;ascent-override:113%;descent-override:32%;line-gap-override:0%}`,
];

/** Copies the fonts into `folder` under hashed names. They come from the fontsource packages. */
export async function exportFonts(folder: string): Promise<Fonts> {
  const faces: string[] = [...fallbacks];
  const preload = { en: [] as string[], he: [] as string[] };
  for (const { family, package: name, weights } of families) {
    for (const [subset, range] of [
      ['hebrew', hebrew],
      ['latin', latin],
    ] as const) {
      const href = await copyFont(name, subset, folder);
      preload[subset === 'hebrew' ? 'he' : 'en'].push(href);
      faces.push(
        `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url(${href}) format('woff2');unicode-range:${range}}`,
      );
    }
  }
  return { faces: faces.join(''), preload };
}

async function copyFont(name: string, subset: string, folder: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const source = resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`);
  const content = await readFile(source);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}-${subset}.${hash}.woff2`;
  await writeFile(path.join(folder, file), content);
  return `/assets/${file}`;
}
