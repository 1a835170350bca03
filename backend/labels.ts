import { en } from '../locales/en';
import { he } from '../locales/he';
import { type Language, languages } from '../locales/languages';
import { inquiryFields } from '../machines/formRules';
import { amountsIn, choicesOf } from '../src/content/inquiryOptions';
import { formatNumber } from '../src/i18n/format';
import { createTranslator } from '../src/i18n/translator';

const timesOf = (language: Language) =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    // The studio's, wherever the service runs.
    timeZone: 'Asia/Jerusalem',
  });

const times = { en: timesOf('en'), he: timesOf('he') };

/** Formats a time, ms since 1970: `Nov 22, 2026, 2:05 PM`. */
export function formatTime(at: number, language: Language): string {
  return times[language].format(at);
}

const translators = {
  en: createTranslator('en', { en, he }, {}),
  he: createTranslator('he', { en, he }, {}),
};

/** Label of a form field. */
export function fieldLabel(field: keyof typeof inquiryFields, language: Language): string {
  return translators[language](`contact.form.${field}`);
}

/** A rating from 1 to 5 in words. */
export function ratingLabel(rating: number, language: Language): string {
  return translators[language]('reviews.list.rating', { rating });
}

/** Label of a stored choice; undefined for other fields and for choices that the form lost. */
export function optionLabel(
  field: keyof typeof inquiryFields,
  value: string,
  language: Language,
): string | undefined {
  if (inquiryFields[field].kind !== 'choice') return undefined;
  const option = choicesOf(field).find((one) => one.value === value);
  if (!option) return undefined;
  const format = (amount: number) => formatNumber(amount, language);
  return translators[language](option.label, amountsIn(option, format));
}
