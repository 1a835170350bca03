import { languages } from '../../../locales/languages';
import { defaultParams } from '../../../src/app/defaultParams';
import { createTranslator, type Translate } from '../../../src/i18n/translator';
import { siteConfig } from '../../../src/site.config';
import { soldDictionaries } from '../../../tools/export/allMessages';
import type { TestedLanguage } from '../../support/inLanguages';

/** A language for tests: its properties, its messages, and the other language. */
export interface Locale {
  readonly language: TestedLanguage;
  readonly direction: 'ltr' | 'rtl';
  /** Native name. */
  readonly name: string;
  readonly t: Translate;
  readonly other: TestedLanguage;
}

const facts = defaultParams(siteConfig, new Date().getFullYear());

function locale(language: TestedLanguage): Locale {
  const { direction, name } = languages[language];
  const t = createTranslator(language, soldDictionaries, facts(language));
  return { language, direction, name, t, other: language === 'en' ? 'he' : 'en' };
}

export const locales: Readonly<Record<TestedLanguage, Locale>> = {
  en: locale('en'),
  he: locale('he'),
};

/** For tests in both languages: `for (const locale of bothLocales)`. */
export const bothLocales: readonly Locale[] = [locales.en, locales.he];
