import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { Section } from '../../ui/Section';
import { BookingWidget } from './BookingWidget';

/** Invitation to a free meeting in the words of a page, with the calendar. Empty without a booking page. */
export function Consultation({ of }: { readonly of: 'services' | 'contact' }) {
  const { t } = useI18n();
  const { bookingUrl } = useSettings();
  if (bookingUrl === null) return null;
  return (
    <Section
      id="consultation"
      isHeadingBeside
      heading={t(`${of}.consultation.heading`)}
      lead={of === 'contact' && t('contact.consultation.lead')}
    >
      <BookingWidget layout="page" bookingUrl={bookingUrl} />
    </Section>
  );
}
