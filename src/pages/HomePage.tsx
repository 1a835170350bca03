import { useLoaderData } from '@tanstack/react-router';
import { CallToAction } from '../features/chrome/CallToAction';
import { FeatureCards } from '../features/home/FeatureCards';
import { Hero } from '../features/home/Hero';
import { PortfolioPreview } from '../features/home/PortfolioPreview';
import { ServicePreviews } from '../features/home/ServicePreviews';
import { Testimonials } from '../features/reviews/Testimonials';
import { useI18n } from '../i18n/I18nContext';

export function HomePage() {
  const { t } = useI18n();
  const projects = useLoaderData({ from: '/' });
  return (
    <>
      <Hero />
      <FeatureCards />
      <ServicePreviews heading={t('home.services.heading')} />
      <PortfolioPreview projects={projects} />
      <Testimonials
        heading={t('home.testimonials.heading')}
        limit={6}
        all={t('home.testimonials.all')}
      />
      <CallToAction of="home" hasPrices />
    </>
  );
}
