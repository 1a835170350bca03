import { dictionaries } from '../locales/dictionaries';
import { languages } from '../locales/languages';
import { amountsIn, choicesOf } from '../src/features/forms/inquiryOptions';
import { formatNumber } from '../src/i18n/format';
import { createTranslator } from '../src/i18n/translator';
import type { OwnerLanguage } from '../src/settings/serviceSchema';
import { type Fact, formFields } from './items';

/** Formats a time, ms since 1970: `Nov 22, 2026, 2:05 PM`. */
export function formatTime(at: number, language: OwnerLanguage): string {
  return new Date(at).toLocaleString(languages[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    // The studio's, wherever the service runs.
    timeZone: 'Asia/Jerusalem',
  });
}

const translators = {
  en: createTranslator('en', dictionaries, {}),
  he: createTranslator('he', dictionaries, {}),
};

/** Label of a form field. */
export function fieldLabel(field: Fact | 'company', language: OwnerLanguage): string {
  return translators[language](`contact.form.${field}`);
}

/** A rating from 1 to 5 in words. */
export function ratingLabel(rating: number, language: OwnerLanguage): string {
  return translators[language]('reviews.list.rating', { rating });
}

/** Label of a stored choice; undefined for other fields and for choices that the form lost. */
export function optionLabel(
  field: Fact,
  value: string,
  language: OwnerLanguage,
): string | undefined {
  if (formFields[field].kind !== 'choice') return undefined;
  const option = choicesOf(field).find((one) => one.value === value);
  if (!option) return undefined;
  const format = (amount: number) => formatNumber(amount, language);
  return translators[language](option.label, amountsIn(option, format));
}
