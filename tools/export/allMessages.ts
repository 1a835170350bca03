import { dictionaries } from '../../locales/dictionaries';
import { defaultParams } from '../../src/app/defaultParams';
import { createMessageStore, loadDictionary, type MessageStore } from '../../src/i18n/messageStore';
import type { Settings } from '../../src/settings/settingsSchema';

/** The messages of all languages with the facts of a site. Nothing is left to load. */
export function allMessages(settings: Settings, year: number): MessageStore {
  return createMessageStore(loadDictionary, defaultParams(settings, year), dictionaries);
}
