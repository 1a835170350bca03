import { en } from '../../locales/en';
import { he } from '../../locales/he';
import type { Language } from '../../locales/languages';
import { factsOf } from '../../src/app/facts';
import type { Translate } from '../../src/i18n/translator';
import { createWordStore, type LoadDictionary, type WordStore } from '../../src/i18n/wordStore';
import { type Settings, siteConfig } from '../../src/site.config';

/** The year that tests are exported in: none that anyone could mistake for today's. */
export const testYear = 2031;

/** Both dictionaries, filled with the facts of these settings. */
export function wordsOf(settings: Settings = siteConfig): WordStore {
  return createWordStore(nothingToLoad, factsOf(settings, testYear), { en, he });
}

/** A store that has only the words of one language; the other comes from `load`. */
export function wordsIn(language: Language, load: LoadDictionary): WordStore {
  const loaded = language === 'en' ? { en } : { he };
  return createWordStore(load, factsOf(siteConfig, testYear), loaded);
}

/** The words of a language as the site shows them. */
export function translatorOf(language: Language, settings: Settings = siteConfig): Translate {
  return wordsOf(settings).translator(language);
}

async function nothingToLoad(): Promise<never> {
  throw new Error('both dictionaries are here already');
}
