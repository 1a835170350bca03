import { useI18n } from '../i18n/I18nContext';
import { CallToAction } from '../sections/layout/CallToAction';
import { PageIntro } from '../sections/layout/PageIntro';
import { Testimonials } from '../sections/reviews/Testimonials';

export function ReviewsPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro heading={t('reviews.heading')} lead={t('reviews.lead')} drawing="guestBook" />
      <Testimonials
        heading={t('reviews.list.heading')}
        lead={t('reviews.list.lead')}
        limit={12}
        isFirst
      />
      <CallToAction of="reviews" hasPrices />
    </>
  );
}
