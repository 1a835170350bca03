import type { LoadDictionary } from './messageStore';

/** Loads the messages of a language, each a separate bundle. */
export const loadDictionary: LoadDictionary = async (language) =>
  language === 'he' ? (await import('../../locales/he')).he : (await import('../../locales/en')).en;
