import { addOns } from '../content/addOns';
import { pricingFaq } from '../content/faq';
import { paymentTerms } from '../content/paymentTerms';
import { plans } from '../content/plans';
import { workTerms } from '../content/workTerms';
import { AddOnList } from '../features/bill/AddOnList';
import { CallToAction } from '../features/chrome/CallToAction';
import { PageIntro } from '../features/chrome/PageIntro';
import { ServicePreviews } from '../features/home/ServicePreviews';
import { FaqList } from '../features/pricing/FaqList';
import { Offer } from '../features/pricing/Offer';
import { PlanCards } from '../features/pricing/PlanCards';
import { useI18n } from '../i18n/I18nContext';

export function PricingPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro of="/pricing" drawing="till">
        <Offer />
      </PageIntro>
      {plans.length > 0 ? <PlanCards /> : <ServicePreviews heading={t('home.features.costs')} />}
      {addOns.length > 0 && <AddOnList />}
      <FaqList
        heading={t('pricing.faq.heading')}
        items={pricingFaq}
        sample={workTerms.sample || paymentTerms.sample ? t('pricing.faq.sample') : undefined}
      />
      <CallToAction of="pricing" />
    </>
  );
}
