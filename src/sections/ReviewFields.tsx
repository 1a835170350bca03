import styled from '@emotion/styled';
import { SelectField } from '../components/SelectField';
import { StarPicker } from '../components/StarPicker';
import { TextArea } from '../components/TextArea';
import { TextField } from '../components/TextField';
import { serviceOptions } from '../content/enquiryOptions';
import type { ReviewForm } from '../hooks/useReviewForm';
import { formatNumber } from '../i18n/format';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { from, space } from '../tokens/space';
import { errorMessages } from './errorMessages';

interface Props {
  readonly testimonial: ReviewForm;
}

const missing = {
  name: 'reviews.form.errors.name',
  company: 'reviews.form.errors.company',
  service: 'reviews.form.errors.service',
  rating: 'reviews.form.errors.rating',
  review: 'reviews.form.errors.review',
} as const;

const stars = ['one', 'two', 'three', 'four', 'five'] as const;

/** The fields of a testimonial: who writes about what, and on the other half of the card the words. */
export function ReviewFields({ testimonial }: Props) {
  const i18n = useI18n();
  const { t, language, direction } = i18n;
  const { values, errors, change, maxLengths, isSubmitting: isReadOnly } = testimonial;
  const wrong = errorMessages(errors, { missing, maxLengths }, i18n);

  const text = (field: 'name' | 'company' | 'review' | 'email') => ({
    id: `review-${field}`,
    name: field,
    label: t(`reviews.form.${field}`),
    value: values[field],
    onChange: (value: string) => change({ field, value }),
    maxLength: maxLengths[field],
    charactersLeft: (left: number) =>
      t('forms.charactersLeft', { left: formatNumber(left, language) }),
    error: wrong[field],
    isReadOnly,
  });
  return (
    <Halves>
      <Half>
        <TextField
          {...text('name')}
          placeholder={t('reviews.form.namePlaceholder')}
          isRequired
          autoComplete="name"
        />
        <TextField
          {...text('company')}
          placeholder={t('reviews.form.companyPlaceholder')}
          isRequired
          autoComplete="organization"
        />
        <SelectField
          id="review-service"
          name="service"
          label={t('reviews.form.service')}
          placeholder={t('reviews.form.servicePlaceholder')}
          options={serviceOptions.map(({ value, label }) => ({ value, label: t(label) }))}
          value={values.service}
          onChange={(value) => change({ field: 'service', value })}
          isRequired
          error={wrong.service}
          isReadOnly={isReadOnly}
        />
        <StarPicker
          id="review-rating"
          name="rating"
          label={t('reviews.form.rating')}
          names={stars.map((star) => t(`reviews.form.stars.${star}`))}
          direction={direction}
          value={values.rating}
          onChange={(value) => change({ field: 'rating', value })}
          isRequired
          error={wrong.rating}
          isReadOnly={isReadOnly}
        />
      </Half>
      <Half>
        <TextArea
          {...text('review')}
          placeholder={t('reviews.form.reviewPlaceholder')}
          isRequired
          rows={9}
        />
        <TextField
          {...text('email')}
          hint={t('reviews.form.emailHint')}
          type="email"
          autoComplete="email"
        />
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
