import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../components/Button';
import { ScriptedOnly } from '../components/ScriptedOnly';
import { useReviewForm } from '../hooks/useReviewForm';
import { useI18n } from '../i18n/I18nContext';
import { space } from '../tokens/space';
import { face, size } from '../tokens/type';
import { NoScriptContact } from './NoScriptContact';
import { ReviewForm } from './ReviewForm';

/** The way to write a testimonial: its button, then its form, then thanks. */
export function ShareExperience() {
  const { t } = useI18n();
  const { status, open } = useReviewForm();
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const before = useRef(status);
  useLayoutEffect(() => {
    // Only what a person did here moves the focus, not the arrival on a page.
    if (before.current === status) return;
    before.current = status;
    // Who has gone elsewhere in the meantime is left there.
    if (document.activeElement !== document.body) return;
    if (status === 'hidden') opener.current?.focus();
    if (status === 'shown') form.current?.querySelector('input')?.focus();
    if (status === 'thanked') thanks.current?.focus();
  }, [status]);
  return (
    <Place>
      <NoScriptContact heading={t('reviews.form.heading')} />
      <ScriptedOnly>
        {status === 'thanked' && (
          <Thanks ref={thanks} tabIndex={-1}>
            {t('reviews.thanks')}
          </Thanks>
        )}
        {status === 'shown' ? (
          <ReviewForm form={form} />
        ) : (
          <Button ref={opener} type="button" tone="quiet" onClick={open}>
            {t('reviews.form.open')}
          </Button>
        )}
      </ScriptedOnly>
    </Place>
  );
}

const Place = styled.div({ marginBlockEnd: space(10) });

const Thanks = styled.p({
  fontFamily: face.display,
  fontSize: size.heading,
  fontWeight: 600,
  marginBlockEnd: space(5),
  textWrap: 'balance',
});
