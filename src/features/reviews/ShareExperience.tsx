import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { clearOfToast, headerHeight, space } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';
import { Button } from '../../ui/Button';
import { RequiresScript } from '../../ui/RequiresScript';
import { Stamp } from '../../ui/Stamp';
import { NoScriptContact } from '../forms/NoScriptContact';
import { commentCard, ReviewForm } from './ReviewForm';
import { useReviewForm } from './reviewForm.actor';

type Sharing = ReturnType<typeof useSharing>;

/** State of the review form and its button, and the focus between them. */
export function useSharing() {
  const { isHidden, sentAt, open } = useReviewForm();
  const status = isHidden ? 'hidden' : sentAt !== undefined ? 'thanked' : 'shown';
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const before = useRef(status);
  useLayoutEffect(() => {
    // Focus moves only after an action here, not on arrival at the page.
    if (before.current === status) return;
    before.current = status;
    // Leaves the focus if the visitor has moved it.
    if (document.activeElement !== document.body) return;
    if (status === 'hidden') opener.current?.focus();
    if (status === 'shown') form.current?.querySelector('input')?.focus();
    if (status === 'thanked') thanks.current?.focus();
  }, [status]);
  const write = () => {
    if (status === 'shown') return form.current?.querySelector('input')?.focus();
    // The opening form takes a focus that nothing has.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    open();
  };
  return { status, opener, form, thanks, open, write };
}

/** Opens the review form. */
export function ShareButton({ opener, open }: Pick<Sharing, 'opener' | 'open'>) {
  const { t } = useI18n();
  return (
    <RequiresScript>
      <Button ref={opener} type="button" tone="quiet" onClick={open}>
        {t('reviews.form.open')}
      </Button>
    </RequiresScript>
  );
}

/** The review form, or the thank-you message. */
export function ShareExperience({
  status,
  form,
  thanks,
}: Omit<Sharing, 'opener' | 'open' | 'write'>) {
  const { t } = useI18n();
  return (
    <Place data-empty={status === 'hidden' ? '' : undefined}>
      <NoScriptContact heading={t('reviews.form.open')} />
      {status === 'thanked' && (
        <Thanks>
          <Stamp />
          <Message ref={thanks} tabIndex={-1}>
            {t('reviews.thanks')}
          </Message>
        </Thanks>
      )}
      {status === 'shown' && <ReviewForm form={form} />}
    </Place>
  );
}

const Place = styled.div({
  marginBlockEnd: space(10),
  '@media (scripting: enabled)': { '&[data-empty]': { marginBlockEnd: 0 } },
});

const Thanks = styled.div(commentCard, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(5),
  maxInlineSize: '42rem',
  padding: space(6),
});

const Message = styled.p({
  flex: '1 1 12rem',
  ...displayed(size.heading),
  lineHeight: 1.3,
  textWrap: 'balance',
  // The card begins above its words.
  scrollMarginBlock: `calc(${headerHeight} + ${space(32)}) ${clearOfToast}`,
});
