import { useLoaderData } from '@tanstack/react-router';
import { ButtonLink } from '../components/Button';
import { useI18n } from '../i18n/I18nContext';
import { FeatureCards } from '../sections/home/FeatureCards';
import { Hero } from '../sections/home/Hero';
import { PortfolioPreview } from '../sections/home/PortfolioPreview';
import { ServicePreviews } from '../sections/home/ServicePreviews';
import { CallToAction } from '../sections/layout/CallToAction';
import { Testimonials } from '../sections/reviews/Testimonials';

export function HomePage() {
  const { t } = useI18n();
  const projects = useLoaderData({ from: '/' });
  return (
    <>
      <Hero />
      <FeatureCards />
      <ServicePreviews />
      <PortfolioPreview projects={projects} />
      <Testimonials
        heading={t('home.testimonials.heading')}
        lead={t('home.testimonials.lead')}
        limit={6}
      />
      <CallToAction
        heading={t('home.closing.heading')}
        lead={t('home.closing.lead')}
        drawing="menu"
      >
        <ButtonLink to="/contact" tone="onDeep">
          {t('home.closing.contact')}
        </ButtonLink>
        <ButtonLink to="/pricing" tone="quietOnDeep">
          {t('home.closing.pricing')}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
