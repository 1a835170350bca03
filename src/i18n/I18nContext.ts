import { createContext, useContext } from 'react';
import type { Language } from '../../locales/languages';
import type { Translate } from './translator';

export interface I18n {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly t: Translate;
}

export const I18nContext = createContext<I18n | undefined>(undefined);

/**
 * Messages and direction of the page.
 * @throws outside of an I18nContext.
 */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n must be used within an I18nContext');
  return i18n;
}
