import type { OwnerLanguage } from '../src/settings/serviceSchema';
import { isolated } from './words/words';

/**
 * Sanitizes a visitor's text: removes control characters, direction overrides (U+202A to U+202E, U+2066 to U+2069)
 * and lone surrogates. Direction marks stay, because Hebrew texts use them.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]|\p{Cs}|(?!\n)\p{Cc}/gu, '')
    .trim();
}

/** Sanitizes a single line: a name, a company, a phone number. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\r\n\u2028\u2029]+/g, ' '));
}

/**
 * Visitor text, line by line, each marked so that it cannot imitate ours. U+2028 and U+2029 end a line as well.
 * Source: RFC 3676, 4.5.
 */
export function quoted(text: string, language: OwnerLanguage): string {
  return cleanText(text)
    .split(/[\n\u2028\u2029]/)
    .map((line) => (line === '' ? '>' : `> ${inDirection(line, language)}`))
    .join('\n');
}

/** Visitor text in a sentence, sanitized to one line. */
export function foreign(text: string, language: OwnerLanguage): string {
  return inDirection(cleanLine(text), language);
}

/**
 * Wraps text in a directional isolate (FSI … PDI) if its direction could differ from the language, and only then,
 * because some mail programs show a box for the marks. For single lines. Source: UAX 9, 2.4.
 */
function inDirection(text: string, language: OwnerLanguage): string {
  return runsAlong[language].test(text) ? text : isolated(text);
}

/** Texts that need no isolate. */
const runsAlong: Readonly<Record<OwnerLanguage, RegExp>> = {
  en: /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}\p{M}\p{Zs}]*$/u,
  he: /^[\u05d0-\u05f4](?:[\u05d0-\u05f4 ,'"־-]*[\u05d0-\u05f4])?$/,
};
