import type { LoadDictionary } from './messageStore';

/** Fetches one language's words: each is a bundle of its own. */
export const loadDictionary: LoadDictionary = async (language) =>
  language === 'he' ? (await import('../../locales/he')).he : (await import('../../locales/en')).en;
