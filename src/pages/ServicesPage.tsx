import { Consultation } from '../features/booking/Consultation';
import { CallToAction } from '../features/chrome/CallToAction';
import { PageIntro } from '../features/chrome/PageIntro';
import { Process } from '../features/services/Process';
import { ServiceCards } from '../features/services/ServiceCards';
import { useI18n } from '../i18n/I18nContext';

export function ServicesPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro heading={t('services.heading')} drawing="crate" />
      <ServiceCards />
      <Process />
      <Consultation of="services" />
      <CallToAction of="services" hasPrices />
    </>
  );
}
