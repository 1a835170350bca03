import { type ReactNode, useMemo } from 'react';
import { languages } from '../../locales/languages';
import { useLanguage } from '../hooks/useLanguage';
import { I18nContext } from '../i18n/I18nContext';
import type { MessageStore } from '../i18n/messageStore';

interface Props {
  readonly words: MessageStore;
  readonly children: ReactNode;
}

/** Gives the page its words in the language that the language machine shows. */
export function LanguageProvider({ words, children }: Props) {
  const { language } = useLanguage();
  const i18n = useMemo(
    () => ({
      language,
      direction: languages[language].direction,
      t: words.translator(language),
    }),
    [language, words],
  );
  return <I18nContext value={i18n}>{children}</I18nContext>;
}
