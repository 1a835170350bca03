import rosetta from 'rosetta';
import { menuEditor as en } from '../../locales/en/menuEditor';
import { menuEditor as he } from '../../locales/he/menuEditor';
import type { Language } from '../../locales/languages';
import { useI18n } from './I18nContext';
import type { Params } from './translator';

const dictionaries = { en, he } as const satisfies Record<Language, unknown>;
const words = rosetta(dictionaries);

/** Translator of the editor's messages, in the page's language. */
export function useMenuEditorMessages(): (key: keyof typeof en, params?: Params) => string {
  const { language } = useI18n();
  return (key, params) => words.t(key, params, language);
}
