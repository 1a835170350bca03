import type { Language } from '../../../locales/languages';

/** The flag that decorates a language's name. */
export function flagOf(language: Language): 'us' | 'il' {
  return language === 'he' ? 'il' : 'us';
}
