import { type Language, languages } from '../../locales/languages';

/**
 * An amount in whole shekels as the language writes it: `₪299`, `299 ₪`.
 * Direction marks, which differ between engines, are left out; the price is isolated where it is shown.
 */
export function formatShekels(amount: number, language: Language): string {
  return withoutMarks(
    new Intl.NumberFormat(languages[language].locale, {
      style: 'currency',
      currency: 'ILS',
      maximumFractionDigits: 0,
    }).format(amount),
  );
}

export function formatNumber(value: number, language: Language): string {
  return withoutMarks(new Intl.NumberFormat(languages[language].locale).format(value));
}

/** A number of weeks in words: `1 week`, `שבועיים`. Hebrew says one and two without a numeral. */
export function formatWeeks(count: number, language: Language): string {
  const form = new Intl.PluralRules(languages[language].locale).select(count);
  const words = weeks[language];
  const word = (form === 'one' || form === 'two' ? words[form] : undefined) ?? words.other;
  return word.replace('#', formatNumber(count, language));
}

const weeks: Readonly<Record<Language, { one: string; two?: string; other: string }>> = {
  en: { one: '# week', other: '# weeks' },
  he: { one: 'שבוע', two: 'שבועיים', other: '# שבועות' },
};

function withoutMarks(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s/g, '\u00a0');
}

/** A day given as `YYYY-MM-DD`, in words: `1 January 2025`. */
export function formatDate(day: string, language: Language): string {
  return withoutMarks(
    new Intl.DateTimeFormat(languages[language].locale, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(day)),
  );
}
