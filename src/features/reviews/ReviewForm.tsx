import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { byField, fieldsOf, requiredFields, reviewFields } from '../../../machines/formRules';
import { useI18n } from '../../i18n/I18nContext';
import { sheet } from '../../tokens/illustrationStyle';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { clearOfToast, from, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Button, Buttons } from '../../ui/Button';
import { Stamp } from '../../ui/Stamp';
import { StickyNote } from '../../ui/StickyNote';
import { TextLink } from '../../ui/TextLink';
import { type FieldWords, FormFields } from '../forms/FormFields';
import { FormShell } from '../forms/FormShell';
import type { Form } from '../forms/useForm';
import { useReviewForm } from './reviewForm.actor';

/** The review form, as a comment card. */
export function ReviewForm({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const { t } = useI18n();
  const testimonial = useReviewForm();
  const { cancel, errors, isSubmitting, hasFailed, isLimited } = testimonial;
  const submitButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The card holds the focus while the disabled button cannot.
    const [holder, heir] = isSubmitting ? [submitButton, form] : [form, submitButton];
    if (document.activeElement === holder.current) heir.current?.focus();
  }, [isSubmitting, form]);
  return (
    <Card
      ref={form}
      id="review"
      aria-labelledby="review-heading"
      form={testimonial}
      end={
        <Foot>
          <Note>
            {t('reviews.form.privacyNote')}{' '}
            <TextLink to="/privacy">{t('reviews.form.privacyLink')}</TextLink>
          </Note>
          {errors.some(({ kind }) => kind === 'missing') && (
            <StickyNote role="alert">{t('reviews.form.incomplete')}</StickyNote>
          )}
          {hasFailed && <StickyNote>{t('reviews.form.failed')}</StickyNote>}
          {isLimited && <StickyNote>{t('reviews.form.limited')}</StickyNote>}
          <Buttons>
            <Action type="submit" ref={submitButton} disabled={isSubmitting}>
              {t(isSubmitting ? 'reviews.form.submitting' : 'reviews.form.submit')}
            </Action>
            <Action type="button" tone="quiet" aria-disabled={isSubmitting} onClick={cancel}>
              {t('reviews.form.cancel')}
            </Action>
          </Buttons>
        </Foot>
      }
    >
      <Head>
        <Words>
          <Heading id="review-heading">{t('reviews.form.open')}</Heading>
          <p>{t('reviews.form.lead')}</p>
          <Note aria-hidden="true">{t('forms.requiredNote')}</Note>
        </Words>
        <Stamp />
      </Head>
      <ReviewFields testimonial={testimonial} />
    </Card>
  );
}

/** A comment card. */
export const commentCard: CSSObject = { ...sheet, boxShadow: `6px 8px 0 ${color.shadow}` };

const Card = styled(FormShell)(commentCard, {
  display: 'grid',
  gap: space(6),
  padding: `clamp(${space(5)}, 4vw, ${space(10)})`,
  ...notPrinted,
});

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: space(4),
});

const Words = styled.div({ flex: '1 1 10.5rem', minInlineSize: 0, display: 'grid', gap: space(2) });

const Heading = styled.h3({ fontSize: size.item });

const Note = styled.p({ fontSize: size.small, color: color.inkSoft });

const Foot = styled.div({ display: 'grid', gap: space(4) });

/** Leaves space below the focused button for a toast. */
const Action = styled(Button)({ scrollMarginBlockEnd: clearOfToast });

const words: FieldWords<typeof reviewFields> = {
  label: byField(fieldsOf(reviewFields), (name) => `reviews.form.${name}` as const),
  placeholder: {
    name: 'reviews.form.namePlaceholder',
    company: 'reviews.form.companyPlaceholder',
    service: 'reviews.form.servicePlaceholder',
    review: 'reviews.form.reviewPlaceholder',
  },
  hint: { email: 'reviews.form.emailHint' },
  missing: byField(requiredFields(reviewFields), (name) => `reviews.form.errors.${name}` as const),
};

/** Fields of the review form: the writer, and the review on the other half of the card. */
function ReviewFields({ testimonial }: { readonly testimonial: Form<typeof reviewFields> }) {
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
  display: 'grid',
  alignContent: 'start',
  gap: space(5),
  minInlineSize: 0,
  [from('medium')]: {
    '& + &': {
      paddingInlineStart: space(8),
      marginInlineStart: `-${space(8)}`,
      borderInlineStart: `2px dashed ${color.line}`,
    },
  },
});
