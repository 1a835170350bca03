import type { MessageKey } from '../../locales/words';
import type { FieldError } from '../../machines/formRules';
import { formatNumber } from '../i18n/format';
import type { I18n } from '../i18n/I18nContext';

interface FormWords {
  /** What is said of a required field that is empty. */
  readonly missing: Readonly<Partial<Record<string, MessageKey>>>;
  /** The most characters of each text. */
  readonly maxLengths: Readonly<Partial<Record<string, number>>>;
}

/** What is wrong with each rejected field, in the words of the language. */
export function errorMessages<Field extends string>(
  errors: readonly FieldError<Field>[],
  { missing, maxLengths }: FormWords,
  { t, language }: I18n,
): Readonly<Partial<Record<string, string>>> {
  const words = ({ field, kind }: FieldError<Field>) => {
    if (kind === 'malformed') return t('forms.emailInvalid');
    if (kind === 'missing') return t(missing[field] ?? 'forms.required');
    return t('forms.tooLong', { max: formatNumber(maxLengths[field] ?? 0, language) });
  };
  return Object.fromEntries(errors.map((error) => [error.field, words(error)]));
}
