import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Language } from '../../../locales/languages';
import { families } from '../../tokens/type';

/** Fonts of the export: rules with hashed files, and preloads of each language. */
export interface Fonts {
  readonly faces: string;
  readonly preload: Readonly<Record<Language, readonly string[]>>;
}

type Alphabet = 'latin' | 'hebrew';

/** First and last code point of each range. */
type Ranges = readonly (readonly [first: number, last?: number])[];

/**
 * Character set of both languages: Western European letters, typographic marks and arrows; Hebrew letters without
 * points, Hebrew punctuation, the shekel sign.
 */
const ranges: Readonly<Record<Alphabet, Ranges>> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131],
    [0x152, 0x153],
    [0x2013, 0x2014],
    [0x2018, 0x201e],
    [0x2022],
    [0x2026],
    [0x202f],
    [0x2039, 0x203a],
    [0x20ac],
    [0x2122],
    [0x2190, 0x2193],
    [0x2212],
  ],
  hebrew: [[0x5be], [0x5d0, 0x5ea], [0x5f3, 0x5f4], [0x20aa]],
};

const sources = [
  { family: families[0], package: 'frank-ruhl-libre', weights: { min: 500, max: 900 } },
  { family: families[1], package: 'assistant', weights: { min: 400, max: 700 } },
] as const;

/** Hebrew pages have digits and Latin names on the first screen as well. */
const needed: Readonly<Record<Language, readonly Alphabet[]>> = {
  en: ['latin'],
  he: ['hebrew', 'latin'],
};

/** Role of a fallback face: `latin` is everything that the others do not cover. */
type Characters = Alphabet | 'space';

/** Local fallback faces for one of our fonts. */
type Fallback = readonly [
  family: keyof typeof heights,
  /** For one weight, browsers combine only faces with the same range. */
  weights: '400 500' | '700' | '500 900',
  characters: Characters,
  /** Width of our font relative to the fallback. */
  width: number,
  /** Full names and PostScript names of fonts with the same metrics. */
  locals: readonly string[],
];

/** Ascent and descent of our fonts, in em. */
const heights = {
  'Display Fallback': { ascent: 0.96, descent: 0.33 },
  'Text Fallback': { ascent: 1.02, descent: 0.29 },
} as const;

/** Arial and Times New Roman (Windows, Apple), Roboto and Noto Serif (Android), DejaVu (Hebrew on Linux). */
const local = {
  arial: ['Arial', 'Arimo', 'Liberation Sans'],
  arialBold: ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold'],
  arialHebrew: ['Arial', 'Arimo', 'Noto Sans Hebrew', 'NotoSansHebrew-Regular'],
  arialBoldHebrew: ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'NotoSansHebrew-Bold'],
  roboto: ['Roboto', 'Roboto-Regular'],
  robotoBold: ['Roboto Bold', 'Roboto-Bold'],
  timesBold: [
    'Times New Roman Bold',
    'TimesNewRomanPS-BoldMT',
    'Tinos Bold',
    'Liberation Serif Bold',
  ],
  timesBoldHebrew: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Tinos Bold'],
  notoSerifBold: ['Noto Serif Bold', 'NotoSerif-Bold'],
  notoSerifBoldHebrew: ['Noto Serif Hebrew Bold', 'NotoSerifHebrew-Bold'],
  dejaVu: ['DejaVu Sans'],
  dejaVuBold: ['DejaVu Sans Bold'],
} as const;

/**
 * Fallback faces with matching metrics, so that nothing shifts when our fonts load. Widths were measured in Chromium
 * with the site's own texts: our weight beside Liberation, Tinos and Arimo (metric-compatible with Arial and Times
 * New Roman), Roboto, Noto and DejaVu. Spaces are separate faces, because ours are narrower and make up a sixth of a
 * line. Later faces win.
 */
const fallbacks: readonly Fallback[] = [
  ['Display Fallback', '500 900', 'latin', 0.904, local.notoSerifBold],
  ['Display Fallback', '500 900', 'latin', 1.072, local.timesBold],
  ['Display Fallback', '500 900', 'space', 0.86, local.notoSerifBold],
  ['Display Fallback', '500 900', 'space', 0.89, local.timesBold],
  ['Display Fallback', '500 900', 'hebrew', 0.808, local.dejaVuBold],
  ['Display Fallback', '500 900', 'hebrew', 0.905, local.notoSerifBoldHebrew],
  ['Display Fallback', '500 900', 'hebrew', 0.968, local.timesBoldHebrew],
  ['Text Fallback', '400 500', 'latin', 0.943, local.roboto],
  ['Text Fallback', '400 500', 'latin', 0.948, local.arial],
  ['Text Fallback', '700', 'latin', 0.974, local.robotoBold],
  ['Text Fallback', '700', 'latin', 0.924, local.arialBold],
  ['Text Fallback', '400 500', 'space', 0.806, local.roboto],
  ['Text Fallback', '400 500', 'space', 0.72, local.arial],
  ['Text Fallback', '700', 'space', 0.806, local.robotoBold],
  ['Text Fallback', '700', 'space', 0.72, local.arialBold],
  ['Text Fallback', '400 500', 'hebrew', 0.874, local.dejaVu],
  ['Text Fallback', '400 500', 'hebrew', 0.882, local.arialHebrew],
  ['Text Fallback', '700', 'hebrew', 0.853, local.dejaVuBold],
  ['Text Fallback', '700', 'hebrew', 0.872, local.arialBoldHebrew],
];

const fallbackRanges: Readonly<Record<Characters, string>> = {
  latin: '',
  space: ';unicode-range:U+20,U+A0',
  hebrew: `;unicode-range:${unicodeRange(ranges.hebrew)}`,
};

function fallbackFace([family, weights, characters, width, locals]: Fallback): string {
  const { ascent, descent } = heights[family];
  const source = locals.map((name) => `local('${name}')`).join(',');
  // `size-adjust` scales heights as well.
  const [above, below] = [ascent, descent].map((height) => wholePercent(height / width));
  const adjusted = `ascent-override:${above};descent-override:${below};line-gap-override:0%`;
  return `@font-face{font-family:'${family}';font-weight:${weights};src:${source};size-adjust:${percent(width)};${adjusted}${fallbackRanges[characters]}}`;
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 1000) / 10}%`;
}

/** Browsers round heights to whole px, and digits compress badly. */
function wholePercent(ratio: number): string {
  return `${Math.round(ratio * 100)}%`;
}

/**
 * Writes subsetted fonts with hashed names, from the fontsource packages.
 * @param cacheFolder keeps subsets for the next export.
 */
export async function exportFonts(folder: string, cacheFolder?: string): Promise<Fonts> {
  const fonts = await Promise.all(
    sources.flatMap(({ family, package: name, weights }) =>
      (['latin', 'hebrew'] as const).map(async (alphabet) => {
        const href = await writeFont({ name, alphabet, weights }, folder, cacheFolder);
        const face = `@font-face{font-family:'${family}';font-weight:${weights.min} ${weights.max};font-display:swap;src:url(${href}) format('woff2');unicode-range:${unicodeRange(ranges[alphabet])}}`;
        return { alphabet, href, face };
      }),
    ),
  );
  const preload = (language: Language) =>
    fonts.filter(({ alphabet }) => needed[language].includes(alphabet)).map(({ href }) => href);
  return {
    faces: [...fallbacks.map(fallbackFace), ...fonts.map(({ face }) => face)].join(''),
    preload: { en: preload('en'), he: preload('he') },
  };
}

interface Cut {
  /** The package's own. */
  readonly name: string;
  readonly alphabet: Alphabet;
  readonly weights: { readonly min: number; readonly max: number };
}

async function writeFont(
  { name, alphabet, weights }: Cut,
  folder: string,
  cacheFolder: string | undefined,
): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const source = resolve(
    `@fontsource-variable/${name}/files/${name}-${alphabet}-wght-normal.woff2`,
  );
  const font = await readFile(source);
  const characters = charactersOf(alphabet);
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
  const cut = () => subsetFont(font, characters, options);
  const key = hashOf(font, characters, JSON.stringify(weights));
  const content = await (cacheFolder === undefined ? cut() : kept(cacheFolder, key, cut));
  const hash = hashOf(content);
  const file = `${name}-${alphabet}.${hash}.woff2`;
  await writeFile(path.join(folder, file), content);
  return `/assets/${file}`;
}

/** Returns the cached subset of an earlier export with the same options, or creates and caches a new one. */
async function kept(
  folder: string,
  key: string,
  cut: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(folder, `${key}.woff2`);
  try {
    return await readFile(file);
  } catch {
    const content = await cut();
    await mkdir(folder, { recursive: true });
    await writeFile(file, content);
    return content;
  }
}

function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** All characters of a script in the site's fonts. */
function charactersOf(alphabet: Alphabet): string {
  return ranges[alphabet]
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}

function unicodeRange(all: Ranges): string {
  return all
    .map(([first, last]) => `U+${hex(first)}${last === undefined ? '' : `-${hex(last)}`}`)
    .join(',');
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase();
}
