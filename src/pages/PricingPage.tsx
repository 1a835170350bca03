import { pricingFaq } from '../content/faq';
import { workTerms } from '../content/workTerms';
import { useI18n } from '../i18n/I18nContext';
import { CallToAction } from '../sections/layout/CallToAction';
import { PageIntro } from '../sections/layout/PageIntro';
import { AddOnList } from '../sections/pricing/AddOnList';
import { FaqList } from '../sections/pricing/FaqList';
import { PlanCards } from '../sections/pricing/PlanCards';

export function PricingPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro heading={t('pricing.heading')} lead={t('pricing.lead')} drawing="easel" />
      <PlanCards />
      <AddOnList />
      <FaqList
        heading={t('pricing.faq.heading')}
        lead={t('pricing.faq.lead')}
        items={pricingFaq}
        sample={workTerms.sample ? t('pricing.faq.sample') : undefined}
      />
      <CallToAction of="pricing" />
    </>
  );
}
