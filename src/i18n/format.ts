import { currency, type Language, type LanguageFacts, languages } from '../../locales/languages';

/**
 * An amount in whole shekels as the language writes it: `₪299`, `299 ₪`.
 * Direction marks, which differ between engines, are left out; the price is isolated where it is shown.
 */
export function formatShekels(amount: number, language: Language): string {
  return withoutMarks(
    new Intl.NumberFormat(languages[language].locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    }).format(amount),
  );
}

export function formatNumber(value: number, language: Language): string {
  return withoutMarks(new Intl.NumberFormat(languages[language].locale).format(value));
}

/** A number of weeks in words: `1 week`, `שבועיים`. Hebrew says one and two without a numeral. */
export function formatWeeks(count: number, language: Language): string {
  const { locale, weeks }: LanguageFacts = languages[language];
  const form = new Intl.PluralRules(locale).select(count);
  const word = (form === 'one' || form === 'two' ? weeks[form] : undefined) ?? weeks.other;
  return word.replace('#', formatNumber(count, language));
}

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
