import { useLoaderData } from '@tanstack/react-router';
import { ButtonLink } from '../components/Button';
import { Section } from '../components/Section';
import { useI18n } from '../i18n/I18nContext';
import { IllustrationImage } from '../sections/illustrations/IllustrationImage';
import { Standing } from '../sections/illustrations/Standing';
import { CallToAction } from '../sections/layout/CallToAction';
import { PageIntro } from '../sections/layout/PageIntro';
import { SampleNote } from '../sections/layout/SampleNote';
import { ProjectCards } from '../sections/portfolio/ProjectCards';

export function PortfolioPage() {
  const { t } = useI18n();
  const projects = useLoaderData({ from: '/portfolio' });
  return (
    <>
      <PageIntro
        heading={t('portfolio.heading')}
        lead={t('portfolio.lead')}
        drawing={
          <Standing>
            <IllustrationImage drawing="shop" />
          </Standing>
        }
      />
      <Section
        id="projects"
        ground="raised"
        heading={t('portfolio.list.heading')}
        lead={t(
          projects.some(({ sample }) => sample)
            ? 'portfolio.list.sampleLead'
            : 'portfolio.list.lead',
        )}
      >
        <ProjectCards hasCodes projects={projects} level="h3" />
        <SampleNote projects={projects} />
      </Section>
      <CallToAction
        heading={t('portfolio.closing.heading')}
        lead={t('portfolio.closing.lead')}
        drawing="crate"
      >
        <ButtonLink to="/contact" tone="onDeep">
          {t('portfolio.closing.contact')}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
