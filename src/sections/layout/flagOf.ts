import type { Language } from '../../../locales/languages';

/** Decorative flag of a language. */
export function flagOf(language: Language): 'us' | 'il' {
  return language === 'he' ? 'il' : 'us';
}
