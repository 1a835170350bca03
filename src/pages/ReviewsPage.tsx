import { CallToAction } from '../features/chrome/CallToAction';
import { PageIntro } from '../features/chrome/PageIntro';
import { Testimonials } from '../features/reviews/Testimonials';
import { useI18n } from '../i18n/I18nContext';

export function ReviewsPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro
        of="/reviews"
        drawing="book"
        lead={`${t('reviews.lead')} ${t('reviews.list.unverified')}`}
      />
      <Testimonials heading={t('reviews.list.heading')} limit={12} isFirst />
      <CallToAction of="reviews" hasPrices />
    </>
  );
}
