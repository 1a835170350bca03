import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import {
  type Alphabet,
  byLanguage,
  type Language,
  languageCodes,
  languages,
} from '../../locales/languages';
import { capitals, type face, families } from '../../src/tokens/type';

/** Fonts of the export: rules with hashed files, and preloads of each language. */
export interface Fonts {
  readonly faces: string;
  readonly preload: Readonly<Record<Language, readonly string[]>>;
}

/** Font files of a family. `pointed` is for reviews and menus; the site's own texts have no points. */
type Subset = Alphabet | 'pointed';

/**
 * Characters of each font file as CSS writes them: Western European letters, typographic marks and arrows; Hebrew
 * letters with points; Hebrew letters without points, Hebrew punctuation, the shekel sign. Browsers prefer the last
 * file and set a letter with its points in one font, so they request the pointed file only for a letter with points.
 * Source: CSS Fonts 4, "Cluster matching". Neither font has accents (U+0591-05AF).
 */
const ranges: Readonly<Record<Subset, string>> = {
  latin: 'U+20-FF,U+131-153,U+2013-203A,U+20AC,U+2122,U+2190-2193,U+2212',
  pointed: 'U+5B0-5EA,U+FB1D-FB4F',
  hebrew: 'U+5BE,U+5D0-5F4,U+20AA',
};

/** Variable fonts of fontsource for each alphabet. A font without our weights has its nearest. */
const packages: Readonly<Record<Alphabet, Readonly<Record<keyof typeof face, string>>>> = {
  latin: { display: 'frank-ruhl-libre', text: 'assistant' },
  hebrew: { display: 'frank-ruhl-libre', text: 'assistant' },
};

export const fontPackages = Object.values(packages).flatMap((fonts) =>
  Object.values(fonts).map((name) => `@fontsource-variable/${name}`),
);

const sources = [
  { family: families[0], role: 'display', weights: { min: 500, max: 900 } },
  { family: families[1], role: 'text', weights: { min: 400, max: 700 } },
] as const;

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
  /** PostScript names of fonts with the same metrics; those of Windows and macOS also in full. */
  locals: readonly string[],
];

/** Ascent and descent of our fonts, in em. */
const heights = {
  'Display Fallback': [0.96, 0.33],
  'Text Fallback': [1.02, 0.29],
} as const;

/** Arial and Times New Roman (Windows, Apple), Roboto and Noto Serif (Android), DejaVu (Hebrew on Linux). */
const local = {
  arial: ['Arial', 'Liberation Sans'],
  arialBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  arialHebrew: ['Arial', 'NotoSansHebrew-Regular'],
  arialBoldHebrew: ['Arial Bold', 'Arial-BoldMT', 'NotoSansHebrew-Bold'],
  roboto: ['Roboto-Regular'],
  robotoBold: ['Roboto-Bold'],
  timesBold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  timesBoldHebrew: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT'],
  notoSerifBold: ['NotoSerif-Bold'],
  notoSerifBoldHebrew: ['NotoSerifHebrew-Bold'],
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
  ['Display Fallback', '500 900', 'latin', 1.065, local.timesBold],
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

function fallbackFace([family, weights, characters, width, locals]: Fallback): string {
  const source = locals.map((name) => `local('${name}')`).join(',');
  const size = Math.round(width * 1000) / 10;
  const covered = characters === 'space' ? 'U+20,U+A0' : ranges[characters];
  const range = characters === 'latin' ? '' : `;unicode-range:${covered}`;
  // A line is as high as the face of its space, because every element has a `line-height`. `size-adjust` scales heights
  // as well, and browsers round them to whole px. Source: CSS Fonts 4, first available font.
  const [above, below] = heights[family].map((height) => Math.round((height / width) * 100));
  const adjusted = `;ascent-override:${above}%;descent-override:${below}%`;
  return `@font-face{font-family:'${family}';font-weight:${weights};src:${source};size-adjust:${size}%${characters === 'space' ? adjusted : ''}${range}}`;
}

/** Writes subsetted fonts of these languages with hashed names, from the fontsource packages. */
export async function exportFonts(folder: string, codes = languageCodes): Promise<Fonts> {
  const write = async (source: (typeof sources)[number], subset: Subset) => {
    const { family, role, weights } = source;
    const { name, content } = await subsetOf(role, subset, charactersOf(subset), weights);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const href = `/assets/${name}-${subset}.${hash}.woff2`;
    await writeFile(path.join(folder, path.basename(href)), content);
    const rule = `@font-face{font-family:'${family}';font-weight:${weights.min} ${weights.max};font-display:swap;src:url(${href});unicode-range:`;
    const hasParts = family === families[0] && subset === 'latin';
    // Browsers do not kern between faces: the display face would kern its spaces before "w" and "y".
    const parts = `${rule}U+20}${rule.replace(family, capitals)}U+41-5A;size-adjust:88%}`;
    return { subset, href, face: `${rule}${ranges[subset]}}${hasParts ? parts : ''}` };
  };
  // Every language needs the shekel sign, and shows reviews in Hebrew.
  const used = ['hebrew', 'pointed', ...codes.flatMap((code) => languages[code].alphabets)];
  const subsets = (Object.keys(ranges) as Subset[]).filter((subset) => used.includes(subset));
  const fonts = await Promise.all(
    sources.flatMap((source) => subsets.map((subset) => write(source, subset))),
  );
  const preloaded = (language: Language) =>
    fonts
      .filter(({ subset }) => languages[language].alphabets.some((one) => one === subset))
      .map(({ href }) => href);
  return {
    faces: [...fallbacks.map(fallbackFace), ...fonts.map(({ face }) => face)].join(''),
    preload: byLanguage(preloaded),
  };
}

/**
 * Faces with only the characters of a text, inside the style itself: an SVG file that a page shows as an image loads
 * nothing.
 * @param weights of each family that the text is in: the lowest and the highest.
 */
export async function embeddedFaces(
  weights: Partial<Record<keyof typeof face, readonly [number, number]>>,
  text: string,
): Promise<string> {
  const used = (subset: Subset) =>
    [...charactersOf(subset)].filter((character) => text.includes(character)).join('');
  const embedded = sources.flatMap(({ family, role }) => {
    const [min, max] = weights[role] ?? [];
    if (min === undefined || max === undefined) return [];
    return (Object.keys(packages) as Alphabet[]).map(async (subset) => {
      const wght = min === max ? min : { min, max };
      const { content } = await subsetOf(role, subset, used(subset), wght);
      return `@font-face{font-family:'${family}';font-weight:${min} ${max};src:url(data:font/woff2;base64,${Buffer.from(content).toString('base64')});unicode-range:${ranges[subset]}}`;
    });
  });
  return (await Promise.all(embedded)).join('');
}

/** The font files that have characters of a text, for a hash of what it looks like. */
export function fontsOf(text: string): Buffer {
  const subsets = (Object.keys(ranges) as Subset[]).filter((subset) =>
    [...charactersOf(subset)].some((character) => text.includes(character)),
  );
  return Buffer.concat(subsets.flatMap((one) => sources.map(({ role }) => fontOf(role, one).font)));
}

/** Some characters of a font, with a range of weights or one. */
async function subsetOf(
  role: keyof typeof face,
  subset: Subset,
  characters: string,
  wght: number | { readonly min: number; readonly max: number },
) {
  const { name, font } = fontOf(role, subset);
  const options = { targetFormat: 'woff2', variationAxes: { wght } } as const;
  return { name, content: await subsetFont(font, characters, options) };
}

function fontOf(role: keyof typeof face, subset: Subset) {
  const alphabet = subset === 'pointed' ? 'hebrew' : subset;
  const name = packages[alphabet][role];
  const file = `@fontsource-variable/${name}/files/${name}-${alphabet}-wght-normal.woff2`;
  return { name, font: readFileSync(createRequire(import.meta.url).resolve(file)) };
}

/** All characters of a font file. */
function charactersOf(subset: Subset): string {
  return [...ranges[subset].matchAll(/U\+(\w+)(?:-(\w+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
