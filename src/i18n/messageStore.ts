import type { Language } from '../../locales/languages';
import {
  createTranslator,
  type Dictionaries,
  type Dictionary,
  type Params,
  type Translate,
} from './translator';

export type LoadDictionary = (language: Language) => Promise<Dictionary>;

/** Messages of one page: the loaded dictionaries, and a translator for each. */
export interface MessageStore {
  /** Resolves once a language's messages can be shown; rejects if they cannot be fetched. */
  load(language: Language): Promise<void>;
  /** The same function until another dictionary is loaded. */
  translator(language: Language): Translate;
}

/** @param facts returns the default parameters of a language. */
export function createMessageStore(
  loadDictionary: LoadDictionary,
  facts: (language: Language) => Params,
  loaded: Dictionaries = {},
): MessageStore {
  let dictionaries = loaded;
  const underway = new Map<Language, Promise<void>>();
  let translators: Partial<Record<Language, Translate>> = {};
  async function fetchMessages(language: Language) {
    const dictionary = await loadDictionary(language);
    dictionaries = { ...dictionaries, [language]: dictionary };
    translators = {};
  }
  return {
    load(language) {
      if (dictionaries[language]) return Promise.resolve();
      const load =
        underway.get(language) ?? fetchMessages(language).finally(() => underway.delete(language));
      underway.set(language, load);
      return load;
    },
    translator(language) {
      const translate =
        translators[language] ?? createTranslator(language, dictionaries, facts(language));
      translators = { ...translators, [language]: translate };
      return translate;
    },
  };
}

/** Each a separate bundle. */
const loaders: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: () => import('../../locales/en'),
  he: () => import('../../locales/he'),
};

/** Loads the messages of a language. */
export const loadDictionary: LoadDictionary = (language) => loaders[language]();
