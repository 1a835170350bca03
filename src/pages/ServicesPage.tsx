import { ButtonLink } from '../components/Button';
import { useI18n } from '../i18n/I18nContext';
import { ClosingCall } from '../sections/ClosingCall';
import { Consultation } from '../sections/Consultation';
import { DrawnFile } from '../sections/objects/DrawnFile';
import { Standing } from '../sections/objects/Standing';
import { PageIntro } from '../sections/PageIntro';
import { Process } from '../sections/Process';
import { ServiceCards } from '../sections/ServiceCards';

export function ServicesPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro
        heading={t('services.heading')}
        lead={t('services.lead')}
        drawing={
          <Standing>
            <DrawnFile drawing="crate" />
          </Standing>
        }
      />
      <ServiceCards />
      <Process />
      <Consultation
        heading={t('services.consultation.heading')}
        lead={t('services.consultation.lead')}
      />
      <ClosingCall heading={t('services.closing.heading')} lead={t('services.closing.lead')}>
        <ButtonLink to="/contact" tone="onDeep">
          {t('services.closing.contact')}
        </ButtonLink>
        <ButtonLink to="/pricing" tone="quietOnDeep">
          {t('services.closing.pricing')}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
