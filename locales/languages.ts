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
  /** A number of weeks, by the plural form of `Intl.PluralRules`; `#` stands for the number. */
  readonly weeks: { readonly one: string; readonly two?: string; readonly other: string };
}

/** The currency of every amount (ISO 4217). Source: specification, section 9. */
export const currency = 'ILS';

/** The table of languages, by code. Source: specification, sections 4 and 9. */
export const languages = {
  en: {
    code: 'en',
    locale: 'en-IL',
    direction: 'ltr',
    name: 'English',
    ogLocale: 'en_US',
    weeks: { one: '# week', other: '# weeks' },
  },
  he: {
    code: 'he',
    locale: 'he-IL',
    direction: 'rtl',
    name: 'עברית',
    ogLocale: 'he_IL',
    weeks: { one: 'שבוע', two: 'שבועיים', other: '# שבועות' },
  },
} as const satisfies { readonly [L in Language]: LanguageFacts & { readonly code: L } };
