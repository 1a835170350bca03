import { useLoaderData } from '@tanstack/react-router';
import { CallToAction } from '../features/chrome/CallToAction';
import { PageIntro } from '../features/chrome/PageIntro';
import { areSamples } from '../features/portfolio/areSamples';
import { ProjectCards } from '../features/portfolio/ProjectCards';
import { useI18n } from '../i18n/I18nContext';
import { Section } from '../ui/Section';

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
