import styled from '@emotion/styled';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { HoneypotField } from '../../components/fields/HoneypotField';
import { useWhenHydrated } from '../../components/HydrationSlice';
import { RequiresScript } from '../../components/RequiresScript';
import { StickyNote } from '../../components/StickyNote';
import { TextLink } from '../../components/TextLink';
import { useFocusOnRejection } from '../../hooks/useFocusOnRejection';
import { useForm } from '../../hooks/useForm';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { below, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { AboutLine } from './AboutLine';
import { ContactFields } from './ContactFields';
import { FormPanel, panelPadding } from './FormPanel';
import { NoScriptContact } from './NoScriptContact';

/** The contact form, as an order docket. */
export function ContactForm() {
  const { t } = useI18n();
  const inquiry = useForm('contactForm');
  const { syncFromDom, submit, onRejected, isSubmitting, isSent, hasFailed, isLimited } = inquiry;
  const about = useRef<string>(undefined);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRejection(form, onRejected);
  useLayoutEffect(() => {
    // From here on messages are ours; before hydration and without scripts the browser validates.
    if (form.current) form.current.noValidate = true;
  }, []);
  useWhenHydrated(() => {
    if (form.current) syncFromDom(form.current);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit(about.current);
  };
  return (
    <FormPanel id="order" heading={t('contact.form.heading')} lead={t('contact.form.lead')}>
      <NoScriptContact />
      <RequiresScript>
        {/* This method sends nothing outside of a dialog, should the script be late or missing. */}
        <Form
          ref={form}
          tabIndex={-1}
          method="dialog"
          aria-labelledby="order-heading"
          onSubmit={send}
        >
          <Note>{t('forms.requiredNote')}</Note>
          <AboutLine
            about={about}
            isSent={isSent}
            onRemoved={() => form.current?.focus({ preventScroll: true })}
          />
          <ContactFields inquiry={inquiry} />
          <HoneypotField id="contact" />
          <FormFooter>
            {hasFailed && <StickyNote>{t('contact.form.failed')}</StickyNote>}
            {isLimited && <StickyNote>{t('contact.form.limited')}</StickyNote>}
            <Button type="submit" aria-disabled={isSubmitting}>
              {t(isSubmitting ? 'contact.form.submitting' : 'contact.form.submit')}
            </Button>
            <Note>
              {t('contact.form.privacyNote')}{' '}
              <TextLink to="/privacy">{t('contact.form.privacyLink')}</TextLink>
            </Note>
          </FormFooter>
        </Form>
      </RequiresScript>
    </FormPanel>
  );
}

const Form = styled.form({ display: 'grid', gap: space(6) });

const Note = styled.p({ fontSize: size.small, color: color.inkSoft });

const notch = {
  content: '""',
  position: 'absolute',
  insetBlockStart: `-${space(3)}`,
  inlineSize: space(3),
  blockSize: space(6),
  border: `2px solid ${color.edge}`,
  backgroundColor: color.deep,
} as const;

/** Lower end of the docket with a perforated line between two notches. */
const FormFooter = styled.div({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  marginInline: `calc(-1 * ${panelPadding})`,
  paddingInline: panelPadding,
  paddingBlockStart: space(8),
  borderBlockStart: `2px dashed ${color.line}`,
  // Leaves space below the focused button for a toast and the floating helpers.
  '& > button': { scrollMarginBlockEnd: space(48), [below('panel')]: { inlineSize: '100%' } },
  '&::before': {
    ...notch,
    insetInlineStart: '-2px',
    borderInlineStart: 0,
    borderStartEndRadius: space(3),
    borderEndEndRadius: space(3),
  },
  '&::after': {
    ...notch,
    insetInlineEnd: '-2px',
    borderInlineEnd: 0,
    borderStartStartRadius: space(3),
    borderEndStartRadius: space(3),
  },
});
