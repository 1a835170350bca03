import { dictionaries } from '../../locales/dictionaries';
import { byLanguage } from '../../locales/languages';
import { defaultParams } from '../../src/app/defaultParams';
import { createMessageStore, loadDictionary, type MessageStore } from '../../src/i18n/messageStore';
import type { Dictionary } from '../../src/i18n/translator';
import type { Settings } from '../../src/settings/settingsSchema';
import { soldWords } from '../soldWords';

/** The messages of all languages with the facts of a site. Nothing is left to load. */
export function allMessages(settings: Settings, year: number): MessageStore {
  return createMessageStore(loadDictionary, defaultParams(settings, year), soldDictionaries);
}

/** Each with the words for what is sold. */
export const soldDictionaries = byLanguage(
  (language): Dictionary => JSON.parse(soldWords(JSON.stringify(dictionaries[language]), language)),
);
