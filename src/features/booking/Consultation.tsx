import { useI18n } from '../../i18n/I18nContext';
import { Section } from '../../ui/Section';
import { BookingWidget } from './BookingWidget';

/** Invitation to a free meeting in the words of a page, with the calendar. */
export function Consultation({ of }: { readonly of: 'services' | 'contact' }) {
  const { t } = useI18n();
  return (
    <Section
      id="consultation"
      heading={t(`${of}.consultation.heading`)}
      lead={t(`${of}.consultation.lead`)}
    >
      <BookingWidget layout="page" />
    </Section>
  );
}
