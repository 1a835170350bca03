import { ButtonAnchor } from '../components/Button';
import { Section } from '../components/Section';
import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';

interface Props {
  readonly heading: string;
  readonly lead: string;
}

/** The way to a free meeting: a link to the booking page, where the widget will stand. */
export function Consultation({ heading, lead }: Props) {
  const { t } = useI18n();
  const { bookingUrl } = useSettings();
  return (
    <Section id="consultation" ground="raised" heading={heading} lead={lead}>
      <ButtonAnchor href={bookingUrl} target="_blank" rel="noopener">
        {t('booking.link')}
      </ButtonAnchor>
    </Section>
  );
}
