import { ButtonLink } from '../components/Button';
import { useI18n } from '../i18n/I18nContext';
import { IllustrationImage } from '../sections/illustrations/IllustrationImage';
import { Standing } from '../sections/illustrations/Standing';
import { CallToAction } from '../sections/layout/CallToAction';
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
            <IllustrationImage drawing="guestBook" />
          </Standing>
        }
      />
      <Testimonials heading={t('reviews.list.heading')} lead={t('reviews.list.lead')} limit={12} />
      <CallToAction
        heading={t('reviews.closing.heading')}
        lead={t('reviews.closing.lead')}
        drawing="shop"
      >
        <ButtonLink to="/contact" tone="onDeep">
          {t('reviews.closing.contact')}
        </ButtonLink>
        <ButtonLink to="/pricing" tone="quietOnDeep">
          {t('home.closing.pricing')}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
