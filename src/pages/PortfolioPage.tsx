import { useLoaderData } from '@tanstack/react-router';
import { heroDrawing, portfolioIsSample } from '../content/claims';
import { CallToAction } from '../features/chrome/CallToAction';
import { PageIntro } from '../features/chrome/PageIntro';
import { ProjectCards } from '../features/portfolio/ProjectCards';
import { useI18n } from '../i18n/I18nContext';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

export function PortfolioPage() {
  const { t } = useI18n();
  const projects = useLoaderData({ from: '/portfolio' });
  return (
    <>
      <PageIntro
        drawing="rack"
        of="/portfolio"
        lead={t(portfolioIsSample ? 'portfolio.list.sampleLead' : 'portfolio.lead')}
      />
      <Section
        id="projects"
        heading={t(portfolioIsSample ? 'portfolio.list.sampleHeading' : 'portfolio.list.heading')}
        lead={!portfolioIsSample && t('portfolio.list.lead')}
        action={
          heroDrawing === 'menu' && (
            <TextLink to="/" hash="menu">
              {t('portfolio.list.owner')}
            </TextLink>
          )
        }
      >
        <ProjectCards isOnFirstScreen projects={projects} />
      </Section>
      <CallToAction of="portfolio" />
    </>
  );
}
