import rosetta from 'rosetta';
import type { en } from '../../locales/en';
import type { Language } from '../../locales/languages';
import type { MessageKey, Words } from '../../locales/words';

export type Dictionary = Words<typeof en>;
export type Dictionaries = Partial<Record<Language, Dictionary>>;
export type Params = Readonly<Record<string, string | number>>;

/** Gives the words for a key with its `{{parameters}}` filled in. */
export type Translate = (key: MessageKey, params?: Params) => string;

/**
 * A translator into `language` over the dictionaries loaded so far.
 * `facts` (studio, email, replyHours, …) are filled into every text. English stands in for words
 * that the language lacks; a key never shows as its name.
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
