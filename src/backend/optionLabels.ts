import { en } from '../../locales/en';
import { he } from '../../locales/he';
import type { Language } from '../../locales/languages';
import { enquiryFields, type FieldOf } from '../../machines/formRules';
import { amountsIn, choicesOf } from '../content/enquiryOptions';
import { formatNumber } from '../i18n/format';
import { createTranslator } from '../i18n/translator';

type EnquiryField = keyof typeof enquiryFields;

type Choice = FieldOf<typeof enquiryFields, 'choice'>;

export function isChoice(field: EnquiryField): field is Choice {
  return enquiryFields[field].kind === 'choice';
}

/** What a stored choice is called on the site's forms; the value itself where the forms no longer have it. */
export function optionLabel(field: Choice, value: string, language: Language): string {
  const option = choicesOf(field).find((one) => one.value === value);
  if (!option) return value;
  const t = createTranslator(language, { en, he }, {});
  return t(
    option.label,
    amountsIn(option, (amount) => formatNumber(amount, language)),
  );
}

/** The name of a form's field, as visitors read it. */
export function fieldLabel(field: EnquiryField, language: Language): string {
  return createTranslator(language, { en, he }, {})(`contact.form.${field}`);
}
