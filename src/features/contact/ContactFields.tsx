import styled from '@emotion/styled';
import { byField, fieldsOf, inquiryFields, requiredFields } from '../../../machines/formRules';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { TextLink } from '../../ui/TextLink';
import { type FieldWords, FormFields } from '../forms/FormFields';
import type { Form } from '../forms/useForm';

const names = fieldsOf(inquiryFields);

const words = {
  label: byField(names, (name) => `contact.form.${name}` as const),
  placeholder: byField(names, (name) =>
    name === 'terms' ? undefined : (`contact.form.${name}Placeholder` as const),
  ),
  missing: byField(requiredFields(inquiryFields), (name) => `contact.form.errors.${name}` as const),
} as const satisfies FieldWords<typeof inquiryFields>;

/** Fields of the inquiry: the person, the request, the message, and the terms. */
export function ContactFields({ inquiry }: { readonly inquiry: Form<typeof inquiryFields> }) {
  const { t } = useI18n();
  const shared = { form: inquiry, id: 'contact', words };
  return (
    <>
      <Pairs>
        <FormFields {...shared} part="person" />
      </Pairs>
      <Order>
        <FormFields {...shared} part="project" />
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

const Order = styled(Pairs)({
  paddingBlock: space(6),
  borderBlock: `2px dashed ${color.line}`,
  '& [data-part="service"]': { gridColumn: '1 / -1' },
});
