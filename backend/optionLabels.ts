import { en } from '../locales/en';
import { he } from '../locales/he';
import type { Language } from '../locales/languages';
import { type FieldOf, inquiryFields } from '../machines/formRules';
import { amountsIn, choicesOf } from '../src/content/inquiryOptions';
import { formatNumber } from '../src/i18n/format';
import { createTranslator } from '../src/i18n/translator';

type InquiryField = keyof typeof inquiryFields;

type Choice = FieldOf<typeof inquiryFields, 'choice'>;

export function isChoice(field: InquiryField): field is Choice {
  return inquiryFields[field].kind === 'choice';
}

/** Label of a stored choice; the value itself if the form no longer has the choice. */
export function optionLabel(field: Choice, value: string, language: Language): string {
  const option = choicesOf(field).find((one) => one.value === value);
  if (!option) return value;
  const t = createTranslator(language, { en, he }, {});
  return t(
    option.label,
    amountsIn(option, (amount) => formatNumber(amount, language)),
  );
}

/** Label of a form field. */
export function fieldLabel(field: InquiryField, language: Language): string {
  return createTranslator(language, { en, he }, {})(`contact.form.${field}`);
}
