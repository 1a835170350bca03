import { Resvg } from '@resvg/resvg-js';
import { type Language, languages } from '../../../locales/languages';
import { escapeHtml } from '../../seo/headTags';
import type { Face, FaceFiles, SocialFonts } from './socialFonts';

/** Words as an outline, as large as one unit for an em; the baseline is y = 0, the ink begins at x = 0. */
export interface Outline {
  /** SVG that takes the fill of what it stands in. */
  readonly svg: string;
  /** Of the ink, in em. */
  readonly width: number;
}

export type SetType = (words: string, face: Face, language: Language) => Outline;

/**
 * A setter of type that knows what it has set before. Words become outlines here, so that what they
 * are drawn in needs no fonts, and each face meets only its own files: the renderer would take a missing
 * letter from any family that it has been given.
 * @throws Error that names the character which a face lacks, or the words that lost one.
 */
export function createTypesetter(fonts: SocialFonts): SetType {
  const known = new Map<string, Outline>();
  const contours: Record<Face, Map<string, number>> = { display: new Map(), text: new Map() };
  return (words, face, language) => {
    const key = JSON.stringify([words, face, language]);
    const outline = known.get(key) ?? setWords(words, fonts[face], language, contours[face]);
    known.set(key, outline);
    return outline;
  };
}

/** @param contours how many every character of the face has, as far as it is known; grows. */
function setWords(
  words: string,
  fonts: FaceFiles,
  language: Language,
  contours: Map<string, number>,
): Outline {
  let expected = 0;
  for (const character of words.replace(/[\s\u200e\u200f\u2066-\u2069]/g, '')) {
    const count = contours.get(character) ?? contoursIn(typeset(character, fonts).d);
    contours.set(character, count);
    expected += count;
    if (count > 0) continue;
    const name = `${character} (U+${hex(character)})`;
    throw new Error(`A picture to share needs ${name} for “${words}”: ${fonts.family} has none`);
  }
  const { d, x, width } = typeset(isolated(apart(words), language), fonts);
  if (width === 0 || (isMixed.test(words) && contoursIn(d) !== expected)) {
    throw new Error(`A picture to share cannot draw all of “${words}” in ${fonts.family}`);
  }
  return {
    svg: `<path transform="scale(${1 / em}) translate(${-x} ${-em})" d="${d}"/>`,
    width: width / em,
  };
}

/** Large enough that outlines need no more digits than the renderer writes. */
const em = 100;

function typeset(words: string, { family, files }: FaceFiles) {
  const set = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${em}" height="${em}"><text y="${em}" font-family="${family}" font-size="${em}">${escapeHtml(words)}</text></svg>`,
    {
      font: { loadSystemFonts: false, fontFiles: [...files], defaultFontFamily: family },
      logLevel: 'off',
    },
  );
  const outlines = [...set.toString().matchAll(/<path [^>]*?\bd="([^"]+)"/g)];
  const { x = 0, width = 0 } = set.getBBox() ?? {};
  return { d: outlines.map(([, d = '']) => d).join(' '), x, width };
}

function contoursIn(d: string): number {
  return d.split('M').length - 1;
}

/** Words that take letters from both files of a face: the shekel sign is in the Hebrew one. */
const isMixed = /[\u0590-\u05ff₪]/;

/**
 * Mixed words without ligatures: where a ligature makes one glyph of two letters, the renderer gives the
 * other file's letters up. A non-joiner keeps them apart.
 */
function apart(words: string): string {
  return isMixed.test(words) ? words.replace(/f(?=[bfhijklt])/g, 'f\u200c') : words;
}

/** The renderer reads every text as one from left to right; an isolate says otherwise. Source: UAX #9, 2.4. */
function isolated(words: string, language: Language): string {
  return languages[language].direction === 'rtl' ? `\u2067${words}\u2069` : words;
}

function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
