import type { Language } from '../../locales/languages';
import type { LoadDictionary } from './messageStore';
import type { Dictionary } from './translator';

/** Each a separate bundle. */
const loaders: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: async () => (await import('../../locales/en')).en,
  he: async () => (await import('../../locales/he')).he,
};

/** Loads the messages of a language. */
export const loadDictionary: LoadDictionary = (language) => loaders[language]();
