import { en } from '../../locales/en';
import { he } from '../../locales/he';
import type { Language } from '../../locales/languages';
import {
  amountsIn,
  type BudgetOption,
  budgetOptions,
  type EnquiryOption,
  serviceOptions,
  timelineOptions,
} from '../content/enquiryOptions';
import { formatNumber } from '../i18n/format';
import { createTranslator } from '../i18n/translator';

const options = { service: serviceOptions, budget: budgetOptions, timeline: timelineOptions };

/** What a stored choice is called on the site's forms; the value itself where the forms no longer have it. */
export function optionLabel(
  field: keyof typeof options,
  value: string,
  language: Language,
): string {
  const all: readonly (EnquiryOption | BudgetOption)[] = options[field];
  const option = all.find((one) => one.value === value);
  if (!option) return value;
  const t = createTranslator(language, { en, he }, {});
  return t(
    option.label,
    amountsIn(option, (amount) => formatNumber(amount, language)),
  );
}

/** The name of a form's field, as visitors read it. */
export function fieldLabel(
  field: 'name' | 'email' | 'phone' | 'company' | 'service' | 'budget' | 'timeline' | 'message',
  language: Language,
): string {
  return createTranslator(language, { en, he }, {})(`contact.form.${field}`);
}
