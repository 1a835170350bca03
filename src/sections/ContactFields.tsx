import styled from '@emotion/styled';
import { CheckboxField } from '../components/CheckboxField';
import { SelectField } from '../components/SelectField';
import { TextArea } from '../components/TextArea';
import { TextField } from '../components/TextField';
import { TextLink } from '../components/TextLink';
import {
  amountsIn,
  type BudgetOption,
  budgetOptions,
  type EnquiryOption,
  serviceOptions,
  timelineOptions,
} from '../content/enquiryOptions';
import type { ContactForm } from '../hooks/useContactForm';
import { formatNumber } from '../i18n/format';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { from, space } from '../tokens/space';
import { errorMessages } from './errorMessages';

interface Props {
  readonly enquiry: ContactForm;
}

const missing = {
  name: 'contact.form.errors.name',
  email: 'contact.form.errors.email',
  service: 'contact.form.errors.service',
  message: 'contact.form.errors.message',
  terms: 'contact.form.errors.terms',
} as const;

/** The fields of the enquiry: who asks, for what, in their own words, and the terms. */
export function ContactFields({ enquiry }: Props) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const { values, errors, change, maxLengths, isSubmitting: isReadOnly } = enquiry;
  const wrong = errorMessages(errors, { missing, maxLengths }, i18n);
  const number = (value: number) => formatNumber(value, language);

  const text = (field: 'name' | 'email' | 'phone' | 'company' | 'message') => ({
    id: `contact-${field}`,
    name: field,
    label: t(`contact.form.${field}`),
    placeholder: t(`contact.form.${field}Placeholder`),
    value: values[field],
    onChange: (value: string) => change({ field, value }),
    maxLength: maxLengths[field],
    charactersLeft: (left: number) => t('forms.charactersLeft', { left: number(left) }),
    error: wrong[field],
    isReadOnly,
  });
  const choice = (
    field: 'service' | 'budget' | 'timeline',
    options: readonly (EnquiryOption | BudgetOption)[],
  ) => ({
    id: `contact-${field}`,
    name: field,
    label: t(`contact.form.${field}`),
    placeholder: t(`contact.form.${field}Placeholder`),
    value: values[field],
    onChange: (value: string) => change({ field, value }),
    options: options.map((option) => ({
      value: option.value,
      label: t(option.label, amountsIn(option, number)),
    })),
    error: wrong[field],
    isReadOnly,
  });
  return (
    <>
      <Pairs>
        <TextField {...text('name')} isRequired autoComplete="name" />
        <TextField {...text('email')} isRequired type="email" autoComplete="email" />
        <TextField {...text('phone')} type="tel" autoComplete="tel" />
        <TextField {...text('company')} autoComplete="organization" />
      </Pairs>
      <Order>
        <SelectField {...choice('service', serviceOptions)} isRequired />
        <Pairs>
          <SelectField {...choice('budget', budgetOptions)} />
          <SelectField {...choice('timeline', timelineOptions)} />
        </Pairs>
      </Order>
      <TextArea {...text('message')} isRequired />
      <CheckboxField
        id="contact-terms"
        name="terms"
        label={t('contact.form.terms')}
        isRequired
        isTicked={values.terms}
        onChange={(value) => change({ field: 'terms', value })}
        error={wrong.terms}
        isReadOnly={isReadOnly}
      >
        <TextLink to="/terms">{t('contact.form.termsLink')}</TextLink>
      </CheckboxField>
    </>
  );
}

const Pairs = styled.div({
  display: 'grid',
  gap: `${space(5)} ${space(6)}`,
  [from('panel')]: { gridTemplateColumns: '1fr 1fr' },
});

const Order = styled.div({
  display: 'grid',
  gap: space(5),
  paddingBlock: space(6),
  borderBlock: `2px dashed ${color.line}`,
});
