/** Scripts of the site's own fonts (`tools/export/fonts.ts`) as fontsource names its files, such as `cyrillic`, each with a letter of it. */
export const alphabets = { latin: 'a', hebrew: 'א' } as const;

export type Alphabet = keyof typeof alphabets;

/** Properties of a language, apart from its messages. */
export interface LanguageFacts {
  /** BCP 47 tag with a region, for `og:locale` and for `Intl`, which gives the formats (`formats.ts`). */
  readonly locale: `${Lowercase<string>}-${Uppercase<string>}`;
  /** The `dir` attribute. */
  readonly direction: 'ltr' | 'rtl';
  /** Native name, as the selector shows it. */
  readonly name: string;
  /** Paths of the flag beside the name, 24 by 16 units. */
  readonly flag: readonly SVGPath[];
  /** Hosts that contain this text are in this language. Empty: only as the fallback. */
  readonly host: string;
  /** Folder of its exported site. */
  readonly root: string;
  /** Visitors of its hosts, for analytics. In `israel`, phone numbers have no country code. */
  readonly market: string;
  /** Fonts that its pages preload; that of the last one loads before the language is shown. Digits and brand names are Latin in every language. */
  readonly alphabets: readonly Alphabet[];
  /**
   * Lists of numbers from one in words, which `Intl` does not have: the messages of the language say which it needs.
   * `#words` is of the list `words`.
   */
  readonly numbers: Readonly<Record<string, readonly string[]>>;
  /** Opening and closing quotation mark. */
  readonly quotes: string;
  /** Pattern of a range of weekdays, with `first` and `last` in the nominative, as `Intl` writes them: with a dash where a word would decline them. */
  readonly dayRange: DayRange;
  /** Between items of a list, and before the last one; `Intl` has no comma in Arabic lists. */
  readonly list: Readonly<Record<'comma' | 'and', string>>;
  /** A name among days of rest, `holidays` too (`ב#`: “on #”; `#` in French, where `le #` is wrong for “jours fériés”), and names that `Intl` lacks. */
  readonly restDays: Readonly<Record<'each' | 'saturday' | 'holidays', string>>;
}

type DayRange = `${string}first${string}last${string}` | `${string}last${string}first${string}`;

/** Attributes of an SVG path. */
interface SVGPath {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
}

/** Currency of every amount (ISO 4217). Source: docs/specification.md, section 9. */
export const currency = 'ILS';

/** Names of weekdays in settings and structured data. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const masculine = 'אחד שניים שלושה ארבעה חמישה שישה שבעה שמונה תשעה עשרה'.split(' ');
const feminine = 'אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר'.split(' ');
/** Before a definite masculine noun. */
const definite = 'אחד שני שלושת ארבעת חמשת ששת שבעת שמונת תשעת עשרת'.split(' ');

/** The site's languages by their `lang` code. Source: docs/specification.md, sections 4 and 9. */
const table = {
  en: {
    locale: 'en-US',
    direction: 'ltr',
    name: 'English',
    flag: [
      { fill: '#fff', d: 'M0 0h24v16H0z' },
      {
        fill: '#b22234',
        d: 'M0 0h24v1.8H0zm0 3.6h24v1.8H0zm0 3.5h24v1.8H0zm0 3.6h24v1.8H0zm0 3.5h24V16H0z',
      },
      { fill: '#3c3b6e', d: 'M0 0h10.6v8.9H0z' },
    ],
    host: '',
    root: 'com',
    market: 'international',
    alphabets: ['latin'],
    numbers: {
      words: english,
      Words: english.map((word) => word.replace(/^./, (first) => first.toUpperCase())),
    },
    quotes: '“”',
    dayRange: 'first through last',
    list: { comma: ', ', and: ' and\u00a0' },
    restDays: { each: '#', saturday: 'Shabbat', holidays: 'holidays' },
  },
  he: {
    locale: 'he-IL',
    direction: 'rtl',
    name: 'עברית',
    flag: [
      { fill: '#fff', d: 'M0 0h24v16H0z' },
      { fill: '#0038b8', d: 'M0 1.6h24v2.2H0zM0 12.2h24v2.2H0z' },
      { fill: 'none', stroke: '#0038b8', d: 'm12 5.2 2.4 4.2H9.6zm0 5.6L9.6 6.6h4.8z' },
    ],
    host: '.co.il',
    root: 'co.il',
    market: 'israel',
    alphabets: ['latin', 'hebrew'],
    numbers: { masculine, feminine, definite },
    quotes: '״״',
    dayRange: 'first עד last',
    list: { comma: ', ', and: ' ו' },
    restDays: { each: 'ב#', saturday: 'שבת', holidays: 'חג' },
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof table;

/** Language of hosts that no other language names, and of messages that cannot be loaded. */
export const fallbackLanguage: Language = 'en';

export const languages: Readonly<Record<Language, LanguageFacts>> = table;

/** In the order of the selector. */
export const languageCodes = Object.keys(table) as readonly Language[];

/** The language of a `lang` code; undefined for others. */
export function languageOf(code: unknown): Language | undefined {
  return languageCodes.find((language) => language === code);
}

/** A value for each language. */
export function byLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  const values = languageCodes.map((language) => [language, make(language)] as const);
  return Object.fromEntries(values) as Record<Language, T>;
}
