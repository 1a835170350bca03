/** The site's languages. English is the fallback. */
export type Language = 'en' | 'he';

/** Properties of a language, apart from its messages. */
export interface LanguageFacts {
  /** The `lang` attribute. */
  readonly code: Language;
  /**
   * BCP 47 tag for `Intl`. The formats below repeat what `Intl` returns, because loading its data takes too long; a
   * test compares them.
   */
  readonly locale: string;
  /** The `dir` attribute. */
  readonly direction: 'ltr' | 'rtl';
  /** Native name, shown in the selector in both languages. */
  readonly name: string;
  /** The value of `og:locale`. */
  readonly ogLocale: string;
  /** Thousands separator. */
  readonly thousands: string;
  /** Pattern of an amount in shekels; `#` is the number. */
  readonly shekels: string;
  /** Patterns for one, two and other numbers of weeks; `#` is the number. */
  readonly weeks: { readonly one: string; readonly two?: string; readonly other: string };
  /** Words for one, two and more people. */
  readonly people: readonly string[];
  /** Pattern of a date with `day`, `month` and `year`. */
  readonly date: string;
  readonly months: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  /** Pattern of a range of weekdays, with `first` and `last`. */
  readonly dayRange: string;
}

/** Currency of every amount (ISO 4217). Source: docs/specification.md, section 9. */
export const currency = 'ILS';

/** Languages by code. Source: docs/specification.md, sections 4 and 9. */
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
    people: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
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
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    dayRange: 'first through last',
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
    people: ['אחד', 'שניים', 'שלושה', 'ארבעה', 'חמישה', 'שישה', 'שבעה', 'שמונה', 'תשעה', 'עשרה'],
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
    weekdays: ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת'],
    dayRange: 'first עד last',
  },
} as const satisfies { readonly [L in Language]: LanguageFacts & { readonly code: L } };
