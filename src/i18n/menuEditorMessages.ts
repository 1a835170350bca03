import { menuEditor as en } from '../../locales/en/menuEditor';
import { menuEditor as he } from '../../locales/he/menuEditor';
import type { Language } from '../../locales/languages';
import { useI18n } from './I18nContext';
import { createTranslator } from './translator';

const dictionaries = { en, he } as const satisfies Record<Language, unknown>;

/** Translator of the messages of the editor and of menu pages. */
export function menuEditorMessages(language: Language) {
  return createTranslator(language, dictionaries, {});
}

/** Translator in the page's language. */
export function useMenuEditorMessages() {
  return menuEditorMessages(useI18n().language);
}
