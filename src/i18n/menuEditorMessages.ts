import rosetta from 'rosetta';
import { menuEditor as en } from '../../locales/en/menuEditor';
import { menuEditor as he } from '../../locales/he/menuEditor';
import type { Language } from '../../locales/languages';
import type { LeafPath } from '../../locales/words';
import { useI18n } from './I18nContext';
import type { Params } from './translator';

const dictionaries = { en, he } as const satisfies Record<Language, unknown>;
const words = rosetta(dictionaries);

type MenuEditorMessage = (key: LeafPath<typeof en>, params?: Params) => string;

/** Translator of the messages of the editor and of menu pages. */
export function menuEditorMessages(language: Language): MenuEditorMessage {
  return (key, params) => words.t(key, params, language);
}

/** Translator in the page's language. */
export function useMenuEditorMessages(): MenuEditorMessage {
  return menuEditorMessages(useI18n().language);
}
