import { useI18n } from '../i18n/I18nContext';
import { GuestBook } from '../sections/illustrations/GuestBook';
import { Standing } from '../sections/illustrations/Standing';
import { FloatingHelpersSpacer } from '../sections/layout/FloatingHelpersSpacer';
import { PageIntro } from '../sections/layout/PageIntro';
import { Testimonials } from '../sections/reviews/Testimonials';

export function ReviewsPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro
        heading={t('reviews.heading')}
        lead={t('reviews.lead')}
        drawing={
          <Standing>
            <GuestBook hasEntry />
          </Standing>
        }
      />
      <FloatingHelpersSpacer>
        <Testimonials
          heading={t('reviews.list.heading')}
          lead={t('reviews.list.lead')}
          limit={12}
        />
      </FloatingHelpersSpacer>
    </>
  );
}
