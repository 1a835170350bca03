import { useI18n } from '../i18n/I18nContext';
import { Consultation } from '../sections/booking/Consultation';
import { CallToAction } from '../sections/layout/CallToAction';
import { PageIntro } from '../sections/layout/PageIntro';
import { Process } from '../sections/services/Process';
import { ServiceCards } from '../sections/services/ServiceCards';

export function ServicesPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro heading={t('services.heading')} lead={t('services.lead')} drawing="crate" />
      <ServiceCards />
      <Process />
      <Consultation of="services" />
      <CallToAction of="services" hasPrices />
    </>
  );
}
