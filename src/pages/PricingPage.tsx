import { ButtonLink } from '../components/Button';
import { pricingFaq } from '../content/faq';
import { useI18n } from '../i18n/I18nContext';
import { AddOnList } from '../sections/AddOnList';
import { ClosingCall } from '../sections/ClosingCall';
import { FaqList } from '../sections/FaqList';
import { DrawnFile } from '../sections/objects/DrawnFile';
import { Standing } from '../sections/objects/Standing';
import { PageIntro } from '../sections/PageIntro';
import { PlanCards } from '../sections/PlanCards';
import { ServicePrices } from '../sections/ServicePrices';

export function PricingPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro
        heading={t('pricing.heading')}
        lead={t('pricing.lead')}
        drawing={
          <Standing>
            <DrawnFile drawing="easel" />
          </Standing>
        }
      />
      <PlanCards />
      <AddOnList />
      <ServicePrices />
      <FaqList heading={t('pricing.faq.heading')} lead={t('pricing.faq.lead')} items={pricingFaq} />
      <ClosingCall heading={t('pricing.closing.heading')} lead={t('pricing.closing.lead')}>
        <ButtonLink to="/contact" tone="onDeep">
          {t('pricing.closing.contact')}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
