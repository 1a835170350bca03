/** The site's languages. English is the one that every other falls back to. */
export type Language = 'en' | 'he';

/** What a language is, beside its words. */
export interface LanguageFacts {
  /** The `lang` attribute. */
  readonly code: Language;
  /** What `Intl` calls it. The formats below are its own, which a test holds: loading its data takes too long. */
  readonly locale: string;
  /** The `dir` attribute. */
  readonly direction: 'ltr' | 'rtl';
  /** What the language calls itself; shown in the selector, in both languages alike. */
  readonly name: string;
  /** The value of `og:locale`. */
  readonly ogLocale: string;
  /** What stands between the thousands of a number. */
  readonly thousands: string;
  /** An amount in shekels; `#` stands for the number. */
  readonly shekels: string;
  /** A number of weeks: one, two, or any other; `#` stands for the number. */
  readonly weeks: { readonly one: string; readonly two?: string; readonly other: string };
  /** A date in words; `day`, `month` and `year` stand for its parts. */
  readonly date: string;
  readonly months: readonly string[];
}

/** The currency of every amount (ISO 4217). Source: specification, section 9. */
export const currency = 'ILS';

/** The table of languages, by code. Source: specification, sections 4 and 9. */
export const languages = {
  en: {
    code: 'en',
    locale: 'en-US',
    direction: 'ltr',
    name: 'English',
    ogLocale: 'en_US',
    thousands: ',',
    shekels: '₪#',
    weeks: { one: '# week', other: '# weeks' },
    date: 'month day, year',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
  he: {
    code: 'he',
    locale: 'he-IL',
    direction: 'rtl',
    name: 'עברית',
    ogLocale: 'he_IL',
    thousands: ',',
    shekels: '# ₪',
    weeks: { one: 'שבוע', two: 'שבועיים', other: '# שבועות' },
    date: 'day בmonth year',
    months: [
      'ינואר',
      'פברואר',
      'מרץ',
      'אפריל',
      'מאי',
      'יוני',
      'יולי',
      'אוגוסט',
      'ספטמבר',
      'אוקטובר',
      'נובמבר',
      'דצמבר',
    ],
  },
} as const satisfies { readonly [L in Language]: LanguageFacts & { readonly code: L } };
