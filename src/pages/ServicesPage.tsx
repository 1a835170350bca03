import { ButtonLink } from '../components/Button';
import { useI18n } from '../i18n/I18nContext';
import { Consultation } from '../sections/booking/Consultation';
import { IllustrationImage } from '../sections/illustrations/IllustrationImage';
import { Standing } from '../sections/illustrations/Standing';
import { CallToAction } from '../sections/layout/CallToAction';
import { PageIntro } from '../sections/layout/PageIntro';
import { Process } from '../sections/services/Process';
import { ServiceCards } from '../sections/services/ServiceCards';

export function ServicesPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro
        heading={t('services.heading')}
        lead={t('services.lead')}
        drawing={
          <Standing>
            <IllustrationImage drawing="crate" />
          </Standing>
        }
      />
      <ServiceCards />
      <Process />
      <Consultation
        heading={t('services.consultation.heading')}
        lead={t('services.consultation.lead')}
      />
      <CallToAction
        heading={t('services.closing.heading')}
        lead={t('services.closing.lead')}
        drawing="easel"
      >
        <ButtonLink to="/contact" tone="onDeep">
          {t('services.closing.contact')}
        </ButtonLink>
        <ButtonLink to="/pricing" tone="quietOnDeep">
          {t('services.closing.pricing')}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
