/** The site's languages. English is the one that every other falls back to. */
export type Language = 'en' | 'he';

/** What a language is, beside its words. */
export interface LanguageFacts {
  /** The `lang` attribute. */
  readonly code: Language;
  /** For `Intl`: numbers, currency, dates. */
  readonly locale: string;
  /** The `dir` attribute. */
  readonly direction: 'ltr' | 'rtl';
  /** What the language calls itself; shown in the selector, in both languages alike. */
  readonly name: string;
  /** The value of `og:locale`. */
  readonly ogLocale: string;
}

/** The table of languages, by code. Source: specification, sections 4 and 9. */
export const languages = {
  en: { code: 'en', locale: 'en-IL', direction: 'ltr', name: 'English', ogLocale: 'en_US' },
  he: { code: 'he', locale: 'he-IL', direction: 'rtl', name: 'עברית', ogLocale: 'he_IL' },
} as const satisfies { readonly [L in Language]: LanguageFacts & { readonly code: L } };
