import { useLoaderData } from '@tanstack/react-router';
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
      <CallToAction of="home" hasPrices />
    </>
  );
}
