import { useI18n } from '../i18n/I18nContext';
import { PageIntro } from '../sections/PageIntro';
import { Testimonials } from '../sections/Testimonials';

export function ReviewsPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro heading={t('reviews.heading')} lead={t('reviews.lead')} />
      <Testimonials heading={t('reviews.list.heading')} lead={t('reviews.list.lead')} limit={12} />
    </>
  );
}
