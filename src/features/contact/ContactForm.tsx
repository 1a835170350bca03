import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { type AnimationEvent, useRef, useState } from 'react';
import { inquiryFields } from '../../../machines/formRules';
import { formatTime } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings, useSiteActor } from '../../site/SiteContext';
import { motion } from '../../tokens/motion';
import { color } from '../../tokens/roles';
import { below, clearOfToast, singleColumn, space } from '../../tokens/space';
import { displayFace, measure, size } from '../../tokens/type';
import { Button } from '../../ui/Button';
import { InkStamp } from '../../ui/InkStamp';
import { RequiresScript } from '../../ui/RequiresScript';
import { StickyNote } from '../../ui/StickyNote';
import { TextLink } from '../../ui/TextLink';
import { FormShell } from '../forms/FormShell';
import { NoScriptContact } from '../forms/NoScriptContact';
import { useForm } from '../forms/useForm';
import { AboutLine } from './AboutLine';
import { CarriedMenu } from './CarriedMenu';
import { panelPadding } from './ContactDocket';
import { ContactFields } from './ContactFields';
import { contactForm } from './contactForm.actor';
import { FormPanel } from './FormPanel';

/** The contact form, as an order docket. */
export function ContactForm() {
  const { t } = useI18n();
  const { contactEndpoint } = useSettings();
  const inquiry = useForm(inquiryFields, useSiteActor(contactForm));
  const { isSubmitting, sentAt, hasFailed, isLimited } = inquiry;
  // A message that was sent on an earlier visit to the page has no stamp.
  const [sentBefore] = useState(sentAt);
  const isStamped = sentAt !== undefined && sentAt !== sentBefore;
  const form = useRef<HTMLFormElement>(null);
  const focusForm = () => form.current?.focus({ preventScroll: true });
  return (
    <FormPanel id="order" heading={t('contact.form.heading')} lead={t('contact.form.lead')}>
      <NoScriptContact />
      <RequiresScript>
        <Form
          ref={form}
          id="contact"
          aria-labelledby="order-heading"
          form={inquiry}
          end={
            <FormFooter>
              {hasFailed && <StickyNote>{t('contact.form.failed')}</StickyNote>}
              {isLimited && <StickyNote>{t('contact.form.limited')}</StickyNote>}
              {isStamped && (
                <Received
                  data-part="stamp"
                  onAnimationStart={showInView}
                  onAnimationEnd={showInView}
                >
                  {t(contactEndpoint ? 'contact.form.received' : 'contact.form.tried', {
                    time: formatTime(new Date(sentAt)),
                  })}
                </Received>
              )}
              <Submit
                type="submit"
                tone={isStamped ? 'quiet' : 'primary'}
                aria-disabled={isSubmitting}
              >
                {t(isSubmitting ? 'contact.form.submitting' : 'contact.form.submit')}
              </Submit>
              <Note>
                {t(contactEndpoint ? 'contact.form.privacyNote' : 'contact.form.simulatedNote')}{' '}
                <TextLink to="/privacy">{t('contact.form.privacyLink')}</TextLink>
              </Note>
            </FormFooter>
          }
        >
          <Note aria-hidden="true">{t('forms.requiredNote')}</Note>
          <AboutLine onRemoved={focusForm} />
          <CarriedMenu onRemoved={focusForm} />
          <ContactFields inquiry={inquiry} />
        </Form>
      </RequiresScript>
    </FormPanel>
  );
}

/** Brings the stamp into view, and again once it has landed, because emptied fields may get their height late. */
function showInView({ currentTarget }: AnimationEvent) {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

const land = keyframes({ from: { transform: 'scale(1.15)' } });

/** The stub is stamped, and the button steps back until another message is written. */
const Received = styled(InkStamp)({
  marginBlock: space(4),
  borderWidth: '6px',
  fontFamily: displayFace,
  fontSize: size.title,
  animation: `${land} ${motion.quick}`,
});

const Form = styled(FormShell)({
  ...singleColumn,
  gap: space(6),
  // Paper has no use for empty fields, but for the bill that came with the visitor.
  '@media print': { '& > :not([data-bill])': { display: 'none' } },
});

const Note = styled.p({ maxInlineSize: measure, fontSize: size.small, color: color.inkSoft });

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
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `-${space(3)}`,
    inlineSize: space(3),
    blockSize: space(6),
    border: `2px solid ${color.edge}`,
    backgroundColor: color.deep,
  },
  '&::before': {
    insetInlineStart: '-2px',
    borderInlineStart: 0,
    borderStartEndRadius: space(3),
    borderEndEndRadius: space(3),
  },
  '&::after': {
    insetInlineEnd: '-2px',
    borderInlineEnd: 0,
    borderStartStartRadius: space(3),
    borderEndStartRadius: space(3),
  },
});

const Submit = styled(Button)({
  // Leaves space below the focused button for a toast.
  scrollMarginBlockEnd: clearOfToast,
  [below('panel')]: { inlineSize: '100%' },
});
