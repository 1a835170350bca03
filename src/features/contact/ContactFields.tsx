import styled from '@emotion/styled';
import { useState } from 'react';
import { byField, fieldsOf, inquiryFields, requiredFields } from '../../../machines/formRules';
import { qrMenus } from '../../content/plans';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { from, singleColumn, space } from '../../tokens/space';
import { Disclosure } from '../../ui/Disclosure';
import { TextLink } from '../../ui/TextLink';
import { type FieldWords, FormFields } from '../forms/FormFields';
import { type Form, useFormValues } from '../forms/useForm';
import { useCarriedChoice } from './AboutLine';

const names = fieldsOf(inquiryFields);
const more = names.filter((name) => inquiryFields[name].part === 'more');

const words: FieldWords<typeof inquiryFields> = {
  label: byField(names, (name) => `contact.form.${name}` as const),
  placeholder: byField(names, (name) =>
    name === 'terms' ? undefined : (`contact.form.${name}Placeholder` as const),
  ),
  missing: byField(requiredFields(inquiryFields), (name) => `contact.form.errors.${name}` as const),
};

/**
 * Fields of the inquiry: the person, the request, the message, and the terms. A plan has a price and a time of its own, so
 * `more` is folded until one of its fields is answered.
 */
export function ContactFields({ inquiry }: { readonly inquiry: Form<typeof inquiryFields> }) {
  const { t } = useI18n();
  const shared = { form: inquiry, id: 'contact', words };
  const hasPlan = useCarriedChoice().some(({ id }) => qrMenus.some((menu) => menu.id === id));
  const isAnswered = useFormValues(inquiry, (values) => more.some((name) => values[name] !== ''));
  const [wasAnswered, setWasAnswered] = useState(isAnswered);
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  return (
    <>
      <Pairs>
        <FormFields {...shared} part="person" />
      </Pairs>
      <Order>
        <FormFields {...shared} part="project" />
        <Disclosure
          of="fields"
          {...(hasPlan && { summary: t('contact.form.more'), isOpen: wasAnswered })}
        >
          <Pairs>
            <FormFields {...shared} part="more" />
          </Pairs>
        </Disclosure>
      </Order>
      <FormFields
        {...shared}
        part="message"
        consent={<TextLink to="/terms">{t('contact.form.termsLink')}</TextLink>}
      />
    </>
  );
}

const Pairs = styled.div({
  display: 'grid',
  gap: `${space(5)} ${space(6)}`,
  [from('panel')]: { gridTemplateColumns: '1fr 1fr' },
});

const Order = styled.div({
  ...singleColumn,
  gap: space(5),
  paddingBlock: space(6),
  borderBlock: `2px dashed ${color.line}`,
});
