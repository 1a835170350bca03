import rosetta from 'rosetta';
import type { en } from '../../locales/en';
import type { Language } from '../../locales/languages';
import type { MessageKey, Words } from '../../locales/words';

export type Dictionary = Words<typeof en>;
export type Dictionaries = Partial<Record<Language, Dictionary>>;
export type Params = Readonly<Record<string, string | number>>;

/** Translates a key and fills its `{{parameters}}`. */
export type Translate = (key: MessageKey, params?: Params) => string;

/**
 * Creates a translator over the loaded dictionaries. `facts` (studio, email, replyHours, …) are default parameters.
 * English is the fallback; a key is never shown.
 */
export function createTranslator(
  language: Language,
  dictionaries: Dictionaries,
  facts: Params,
): Translate {
  const words = rosetta<Dictionary>(dictionaries);
  return (key, params) => {
    const given = { ...facts, ...params };
    return words.t(key, given, language) || words.t(key, given, 'en');
  };
}
