import type { Language } from '../../../locales/languages';
import { cleanLine } from '../cleanText';

/** Words of ours, with a visitor's among them. */
export type Phrase = readonly (string | Foreign)[];

/** Text that is not ours: it runs its own way, and must not turn what stands around it. */
interface Foreign {
  readonly foreign: string;
}

/** Fills a visitor's texts into words: `New inquiry from {{name}}`. Each becomes one harmless line. */
export function phrase(words: string, texts: Readonly<Record<string, string>>): Phrase {
  return words.split(/\{\{(\w+)\}\}/).map((part, index) => {
    return index % 2 === 0 ? part : { foreign: cleanLine(texts[part] ?? '') };
  });
}

/** A phrase as plain text, on one line. */
export function plainPhrase(parts: Phrase, language: Language): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : isolated(part.foreign, language)))
    .join('');
}

/**
 * Text in an isolate (FSI … PDI) where it could run another way than the language around it; as it is
 * where not, since some programs draw a box for such a mark. Without line breaks. Source: UAX 9, 2.4.
 */
export function isolated(text: string, language: Language): string {
  return runsAlong[language].test(text) ? text : `\u2068${text}\u2069`;
}

/** Texts that read the same with or without an isolate. */
const runsAlong: Readonly<Record<Language, RegExp>> = {
  en: /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}\p{M}\p{Zs}]*$/u,
  he: /^[\u05d0-\u05f4](?:[\u05d0-\u05f4 ,'"־-]*[\u05d0-\u05f4])?$/,
};
