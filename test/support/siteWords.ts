import type { Language } from '../../locales/languages';
import type { MessageStore } from '../../src/i18n/messageStore';
import type { Translate } from '../../src/i18n/translator';
import type { Settings } from '../../src/settings/settingsSchema';
import { allMessages } from '../../tools/export/allMessages';
import { exampleSettings } from './exampleSettings';

/** Year of the export in tests, unlike any current year. */
export const testYear = 2031;

/** All dictionaries with the facts of these settings. */
export function messagesOf(settings: Settings = exampleSettings): MessageStore {
  return allMessages(settings, testYear);
}

/** Messages of a language as the site shows them. */
export function translatorOf(language: Language, settings: Settings = exampleSettings): Translate {
  return messagesOf(settings).translator(language);
}
