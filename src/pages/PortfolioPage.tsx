import { useLoaderData } from '@tanstack/react-router';
import { Section } from '../components/Section';
import { areSamples } from '../content/portfolioProject';
import { useI18n } from '../i18n/I18nContext';
import { CallToAction } from '../sections/layout/CallToAction';
import { PageIntro } from '../sections/layout/PageIntro';
import { ProjectCards } from '../sections/portfolio/ProjectCards';

export function PortfolioPage() {
  const { t } = useI18n();
  const projects = useLoaderData({ from: '/portfolio' });
  return (
    <>
      <PageIntro heading={t('portfolio.heading')} lead={t('portfolio.lead')} drawing="shop" />
      <Section
        id="projects"
        heading={t('portfolio.list.heading')}
        lead={t(areSamples(projects) ? 'portfolio.list.sampleLead' : 'portfolio.list.lead')}
      >
        <ProjectCards isOnFirstScreen projects={projects} />
      </Section>
      <CallToAction of="portfolio" />
    </>
  );
}
