import styled from '@emotion/styled';
import { byField, fieldsOf, requiredFields, reviewFields } from '../../../machines/formRules';
import { color } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { type FieldWords, FormFields } from '../forms/FormFields';
import type { Form } from '../forms/useForm';

const words = {
  label: byField(fieldsOf(reviewFields), (name) => `reviews.form.${name}` as const),
  placeholder: {
    name: 'reviews.form.namePlaceholder',
    company: 'reviews.form.companyPlaceholder',
    service: 'reviews.form.servicePlaceholder',
    review: 'reviews.form.reviewPlaceholder',
  },
  hint: { email: 'reviews.form.emailHint' },
  missing: byField(requiredFields(reviewFields), (name) => `reviews.form.errors.${name}` as const),
} as const satisfies FieldWords<typeof reviewFields>;

/** Fields of the review form: the writer, and the review on the other half of the card. */
export function ReviewFields({ testimonial }: { readonly testimonial: Form<typeof reviewFields> }) {
  const shared = { form: testimonial, id: 'review', words };
  return (
    <Halves>
      <Half>
        <FormFields {...shared} part="person" />
      </Half>
      <Half>
        <FormFields {...shared} part="message" rows={9} />
      </Half>
    </Halves>
  );
}

const Halves = styled.div({
  display: 'grid',
  gap: `${space(5)} ${space(16)}`,
  [from('medium')]: { gridTemplateColumns: '1fr 1fr' },
});

const Half = styled.div({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(5),
  minInlineSize: 0,
  [from('medium')]: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `-${space(8)}`,
      borderInlineStart: `2px dashed ${color.line}`,
    },
  },
});
